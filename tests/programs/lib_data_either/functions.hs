import Data.Either

main :: IO ()
main = do
  let es = [Left 'a', Right 1, Right 2, Left 'b']
  print (lefts es, rights es, partitionEithers es)
  print (either show (show . (+ 1)) (head es), isLeft (head es), isRight (head es))
  print (fromLeft 'z' (Right 1), fromRight 0 (Right 5), fromRight 0 (Left 'x'))
  print (take 2 (rights (cycle es)), fst (partitionEithers [Left 1, Right 'x', Left 2]))
  print (sequence [Right 1, Left "first", Left "second"] :: Either String [Int])

-- expect: ("ab",[1,2],("ab",[1,2]))
-- expect: ("'a'",True,False)
-- expect: ('z',5,0)
-- expect: ([1,2],[1,2])
-- expect: Left "first"
