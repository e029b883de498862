import Data.Tuple (swap)

main :: IO ()
main = do
  let t = (1, 'a', "s", True, 2.5, (), [0])
  print t
  let (a, b, c, d, e, f, g) = t
  print (g, f, e, d, c, b, a)
  print (compare (1, 2, 3, 4) (1, 2, 3, 5), (1, 'x', "y") == (1, 'x', "y"), maximum [(1, 'a', 0), (1, 'b', -1)])
  print ((,,,) 1 2 3 4, zip3 [1, 2] "ab" [True, False], unzip3 [(1, 'a', "x"), (2, 'b', "y")])
  print (map swap (zip "ab" [1 ..]), (minBound, maxBound) :: (Bool, Bool), mempty :: (String, String, [Int]))
  print (("a", "b", "c") <> ("x", "y", "z"), fmap length ("k", "value"), traverse (\x -> [x, x + 1]) ('t', 1))
  print (read "(1,(2,'c'),[(3,4)])" :: (Int, (Int, Char), [(Int, Int)]))

-- expect: (1,'a',"s",True,2.5,(),[0])
-- expect: ([0],(),2.5,True,"s",'a',1)
-- expect: (LT,True,(1,'b',-1))
-- expect: ((1,2,3,4),[(1,'a',True),(2,'b',False)],([1,2],"ab",["x","y"]))
-- expect: ([(1,'a'),(2,'b')],(False,True),("","",[]))
-- expect: (("ax","by","cz"),("k",5),[('t',1),('t',2)])
-- expect: (1,(2,'c'),[(3,4)])
