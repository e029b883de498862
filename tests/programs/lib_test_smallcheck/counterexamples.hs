{-# LANGUAGE FlexibleInstances, MultiParamTypeClasses, ScopedTypeVariables #-}
import Test.SmallCheck
import Test.SmallCheck.Series

data Tree = Leaf | Node Tree Int Tree
  deriving Show

instance Monad m => Serial m Tree where
  series = cons0 Leaf \/ cons3 Node

size :: Tree -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r

main :: IO ()
main = do
  smallCheck 3 (\(x :: Int) -> x < 2)
  smallCheck 3 (\(x :: Int) (y :: Int) -> x + y < 4)
  smallCheck 3 (\(x :: Int) -> x > 0 ==> x > -1)
  smallCheck 3 (\(x :: Int) -> x > 0 ==> x > 1)
  smallCheck 3 (exists (\(x :: Int) -> x == 7))
  smallCheck 3 (exists (\(x :: Int) -> x == 2))
  smallCheck 3 (existsUnique (\(x :: Int) -> x * x == 4))
  smallCheck 3 (existsUnique (\(x :: Int) -> x == 3))
  smallCheck 3 (\(x :: Int) -> exists (\y -> y > x))
  smallCheck 3 (changeDepth (+ 1) (\(x :: Int) -> x < 4))
  smallCheck 3 (over (generate (\d -> [d ..])) (\x -> x < 10))
  smallCheck 3 (\t -> size t < 3)
  smallCheck 3 (\(t :: Tree) -> size t >= 0)
  smallCheck 3 (\(x :: Int) -> if x > 1 then Left "too large" else Right "fine" :: Either String String)
  smallCheck 3 (\(f :: Bool -> Bool) -> f (f (f True)) == f True)
  smallCheck 3 (\(f :: Int -> Bool) -> f 1)
  smallCheck 3 (\(Positive (x :: Int)) (NonNegative (y :: Int)) -> x > 0 && y >= 0)
  print (list 3 series :: [(Int, Bool)])
  print (list 3 series :: [[Bool]])
  print (list 3 series :: [Double])
  print (listSeries 3 :: String)

-- expect: Failed test no. 4.
-- expect: there exists 2 such that
-- expect:   condition is false
-- expect: Failed test no. 13.
-- expect: there exist 1 3 such that
-- expect:   condition is false
-- expect: Completed 7 tests without failure.
-- expect: But 4 did not meet ==> condition.
-- expect: Failed test no. 2.
-- expect: there exists 1 such that
-- expect:   condition is false
-- expect: Failed test no. 7.
-- expect: argument does not exist
-- expect: Completed 4 tests without failure.
-- expect: Failed test no. 5.
-- expect: there are at least two arguments satisfying the property:
-- expect:   for 2
-- expect:     condition is true
-- expect:   for -2
-- expect:     condition is true
-- expect: Completed 7 tests without failure.
-- expect: Failed test no. 21.
-- expect: there exists 3 such that
-- expect:   argument does not exist
-- expect: Failed test no. 8.
-- expect: there exists 4 such that
-- expect:   condition is false
-- expect: Failed test no. 8.
-- expect: there exists 10 such that
-- expect:   condition is false
-- expect: Failed test no. 7.
-- expect: there exists Node (Node Leaf 0 Leaf) 0 (Node Leaf 0 Leaf) such that
-- expect:   condition is false
-- expect: Completed 81 tests without failure.
-- expect: Failed test no. 4.
-- expect: there exists 2 such that
-- expect:   too large
-- expect: Completed 4 tests without failure.
-- expect: Failed test no. 3.
-- expect: there exists {0->True;1->False;-1->True;2->True;-2->True;3->True;-3->True} such that
-- expect:   condition is false
-- expect: Completed 12 tests without failure.
-- expect: [(0,True),(1,True),(0,False),(-1,True),(1,False),(2,True),(-1,False),(-2,True),(2,False),(-2,False)]
-- expect: [[],[True],[False],[True,True],[False,True],[True,False],[False,False]]
-- expect: [0.0,1.0,-1.0,2.0,0.5,-2.0,4.0,0.25,-0.5,-4.0,-0.25]
-- expect: "abcd"
