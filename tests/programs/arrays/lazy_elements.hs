import Data.Array

fibs :: Array Int Integer
fibs = listArray (0, 100) (map f [0 .. 100])
  where f 0 = 0
        f 1 = 1
        f n = fibs ! (n - 1) + fibs ! (n - 2)

main :: IO ()
main = do
  print (fibs ! 100)
  let a = listArray (0, 2) [1, undefined, 3] :: Array Int Int
  print (a ! 0 + a ! 2)
  print (length a, bounds (fmap (+ 1) a))
  print (listArray (0, 1) [5, 6, undefined] ! 1)
  print (elems (listArray (1, 0) [] :: Array Int Int))

-- expect: 354224848179261915075
-- expect: 4
-- expect: (3,(0,2))
-- expect: 6
-- expect: []
