import Data.List
import Test.LeanCheck

data Expr = Var Char | App Expr Expr | Lam Char Expr
  deriving (Eq, Show)

instance Listable Expr where
  tiers = cons1 Var \/ cons2 App \/ cons2 Lam

newtype Set = Set [Int]
  deriving Show

instance Listable Set where
  tiers = setCons Set `suchThat` (\(Set xs) -> sum xs > 0)

main :: IO ()
main = do
  check (\xs -> sort (sort xs) == sort (xs :: [Int]))
  check (\xs ys -> xs `union` ys == ys `union` (xs :: [Int]))
  check (\p -> p == not (not p))
  checkFor 50 (\x -> x < (30 :: Int))
  check (\x -> x `div` (x :: Int) == 1)
  check (\e -> e == Var 'b' || length (show (e :: Expr)) < 20)
  print (holds 100 (\x y -> x + y == y + (x :: Integer)), fails 100 (\x -> x < (5 :: Int)), exists 10 (\x -> x == (3 :: Int)))
  print (counterExample 100 (\x y -> x < (y :: Int)))
  print (witnesses 20 (\x y -> x * y == (4 :: Int)))
  print (take 12 (list :: [Int]), take 30 (list :: String), take 12 (list :: [Double]))
  print (take 6 (tiers :: [[[Int]]]))
  print (take 4 (tiers :: [[(Int, Bool, Char)]]))
  print (take 5 (tiers :: [[Either Int Bool]]))
  print (take 12 (list :: [Expr]))
  print (take 12 (list :: [Set]))
  print (take 5 (bagsOf (tiers :: [[Int]])), take 4 (noDupListsOf (tiers :: [[Int]])))
  print (take 4 (mapCons id :: [[[(Int, Bool)]]]))
  print (take 3 (tiers :: [[(Int, Int, Int, Int)]]))

-- expect: +++ OK, passed 200 tests.
-- expect: *** Failed! Falsifiable (after 4 tests):
-- expect: [] [0,0]
-- expect: +++ OK, passed 2 tests (exhausted).
-- expect: +++ OK, passed 50 tests.
-- expect: *** Failed! Exception 'divide by zero' (after 1 tests):
-- expect: 0
-- expect: *** Failed! Falsifiable (after 5 tests):
-- expect: (App (Var 'a') (Var 'a'))
-- expect: (True,True,True)
-- expect: Just ["0","0"]
-- expect: []
-- expect: ([0,1,-1,2,-2,3,-3,4,-4,5,-5,6],"a bAc\nd0eBf!gCh1iDj\tkEl2mFn\"oG",[0.0,1.0,-1.0,0.5,-0.5,2.0,Infinity,-Infinity,-2.0,0.3333333333333333,-0.3333333333333333,1.5])
-- expect: [[[]],[[0]],[[0,0],[1]],[[0,0,0],[0,1],[1,0],[-1]],[[0,0,0,0],[0,0,1],[0,1,0],[0,-1],[1,0,0],[1,1],[-1,0],[2]],[[0,0,0,0,0],[0,0,0,1],[0,0,1,0],[0,0,-1],[0,1,0,0],[0,1,1],[0,-1,0],[0,2],[1,0,0,0],[1,0,1],[1,1,0],[1,-1],[-1,0,0],[-1,1],[2,0],[-2]]]
-- expect: [[(0,False,'a'),(0,True,'a')],[(0,False,' '),(0,True,' '),(1,False,'a'),(1,True,'a')],[(0,False,'b'),(0,True,'b'),(1,False,' '),(1,True,' '),(-1,False,'a'),(-1,True,'a')],[(0,False,'A'),(0,True,'A'),(1,False,'b'),(1,True,'b'),(-1,False,' '),(-1,True,' '),(2,False,'a'),(2,True,'a')]]
-- expect: [[Left 0,Right False,Right True],[Left 1],[Left (-1)],[Left 2],[Left (-2)]]
-- expect: [Var 'a',Var ' ',Lam 'a' (Var 'a'),Var 'b',App (Var 'a') (Var 'a'),Lam 'a' (Var ' '),Lam 'a' (Lam 'a' (Var 'a')),Lam ' ' (Var 'a'),Var 'A',App (Var 'a') (Var ' '),App (Var 'a') (Lam 'a' (Var 'a')),App (Var ' ') (Var 'a')]
-- expect: [Set [1],Set [0,1],Set [2],Set [0,2],Set [1,2],Set [3],Set [0,1,2],Set [0,3],Set [-1,2],Set [0,-1,2],Set [1,3],Set [4]]
-- expect: ([[[]],[[0]],[[0,0],[1]],[[0,0,0],[0,1],[-1]],[[0,0,0,0],[0,0,1],[0,-1],[1,1],[2]]],[[[]],[[0]],[[1]],[[0,1],[1,0],[-1]]])
-- expect: [[[]],[[(0,False)],[(0,True)]],[[(1,False)],[(1,True)]],[[(0,False),(1,False)],[(0,False),(1,True)],[(0,True),(1,False)],[(0,True),(1,True)],[(-1,False)],[(-1,True)]]]
-- expect: [[(0,0,0,0)],[(0,0,0,1),(0,0,1,0),(0,1,0,0),(1,0,0,0)],[(0,0,0,-1),(0,0,1,1),(0,0,-1,0),(0,1,0,1),(0,1,1,0),(0,-1,0,0),(1,0,0,1),(1,0,1,0),(1,1,0,0),(-1,0,0,0)]]
