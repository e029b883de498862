import Data.Array

main :: IO ()
main = do
  let a = listArray (1, 5) [10, 20, 30, 40, 50] :: Array Int Int
      b = array (0, 2) [(2, 'c'), (0, 'a'), (1, 'b')]
  print (a ! 3, bounds a, elems b, indices b)
  print (a // [(1, 0), (5, 99)])
  print (fmap (* 2) a)
  print (accumArray (+) 0 (0, 3) [(0, 1), (3, 5), (0, 2)] :: Array Int Int)
  print (accum (flip (:)) (listArray (0, 1) ["", "x"]) [(0, 'a'), (1, 'b'), (0, 'c')])
  print (ixmap (0, 4) (\i -> 5 - i) a)
  print (sum a, maximum a, length a, foldr (:) [] b)
  print (a == a // [], a < fmap (+ 1) a)
  print (assocs (listArray ('a', 'c') [True, False, True]))

-- expect: (30,(1,5),"abc",[0,1,2])
-- expect: array (1,5) [(1,0),(2,20),(3,30),(4,40),(5,99)]
-- expect: array (1,5) [(1,20),(2,40),(3,60),(4,80),(5,100)]
-- expect: array (0,3) [(0,3),(1,0),(2,0),(3,5)]
-- expect: array (0,1) [(0,"ca"),(1,"bx")]
-- expect: array (0,4) [(0,50),(1,40),(2,30),(3,20),(4,10)]
-- expect: (150,50,5,"abc")
-- expect: (True,True)
-- expect: [('a',True),('b',False),('c',True)]
