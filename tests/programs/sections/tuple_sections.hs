main :: IO ()
main = do
  print (map (, True) [1, 2])
  print (map ('x',) "ab")
  print (map (1, , 'c') [True])
  print ((,"mid",) 'a' 'b')
  print (zipWith (,2,) "ab" [3, 4])

-- expect: [(1,True),(2,True)]
-- expect: [('x','a'),('x','b')]
-- expect: [(1,True,'c')]
-- expect: ('a',"mid",'b')
-- expect: [('a',2,3),('b',2,4)]
