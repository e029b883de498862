import Data.Ix

main :: IO ()
main = do
  print (range (1, 4), range ('a', 'c'), range ((0, 0), (1, 2)))
  print (index (10, 20) 15, index ((0, 0), (3, 3)) (2, 1), index ('a', 'z') 'c')
  print (inRange (1, 5) 5, inRange (1, 5) 6, inRange ((0, 0), (2, 2)) (1, 3))
  print (rangeSize (3, 7), rangeSize (5, 1), rangeSize ((1, 1, 1), (2, 3, 4)))
  print (range (False, True), range (LT, GT), range ((0, 'a'), (1, 'b')), range (3, 1))

-- expect: ([1,2,3,4],"abc",[(0,0),(0,1),(0,2),(1,0),(1,1),(1,2)])
-- expect: (5,9,2)
-- expect: (True,False,False)
-- expect: (5,0,24)
-- expect: ([False,True],[LT,EQ,GT],[(0,'a'),(0,'b'),(1,'a'),(1,'b')],[])
