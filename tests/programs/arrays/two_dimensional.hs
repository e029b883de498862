import Data.Array

type Matrix = Array (Int, Int) Int

mmul :: Matrix -> Matrix -> Matrix
mmul a b = array ((0, 0), (n, m))
  [((i, j), sum [a ! (i, k) * b ! (k, j) | k <- [0 .. l]]) | i <- [0 .. n], j <- [0 .. m]]
  where (_, (n, l)) = bounds a
        (_, (_, m)) = bounds b

main :: IO ()
main = do
  let m = listArray ((0, 0), (1, 1)) [1, 1, 1, 0]
  print (mmul m m)
  print (elems (iterate (mmul m) m !! 20))
  print (range ((0, 0), (1, 2)))
  print (listArray ((0, 0), (1, 1)) "abcd" ! (1, 0))

-- expect: array ((0,0),(1,1)) [((0,0),2),((0,1),1),((1,0),1),((1,1),1)]
-- expect: [17711,10946,10946,6765]
-- expect: [(0,0),(0,1),(0,2),(1,0),(1,1),(1,2)]
-- expect: 'c'
