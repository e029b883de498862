-- The countdown problem: whatever expression uses the given numbers, the solver finds its value.
-- flags: --strategy narrow --depth 4 --conjunction left
-- check: prop_solve holds_up_to 4
-- nodes: prop_solve 6905
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Nat = Zero | Succ Nat
  deriving Show

data Op = Add | Sub | Mul | Div
  deriving Show

data Expr = Num Nat | Apply Op Expr Expr
  deriving Show

instance Serial Nat where
  series = cons0 Zero \/ cons1 Succ

instance Serial Op where
  series = cons0 Add \/ cons0 Sub \/ cons0 Mul \/ cons0 Div

instance Serial Expr where
  series = cons1 Num \/ cons3 Apply

number :: Nat -> Int
number n = go 0 n
  where
    go k Zero = k
    go k (Succ m) = let k' = k + 1 in k' `seq` go k' m

-- which results are natural, each sum and product in one order only
legal :: Op -> Int -> Int -> Bool
legal Add x y = x <= y
legal Sub x y = x > y
legal Mul x y = x <= y
legal Div x y = y > 1 && x `mod` y == 0

apply :: Op -> Int -> Int -> Int
apply Add x y = x + y
apply Sub x y = x - y
apply Mul x y = x * y
apply Div x y = x `div` y

eval :: Expr -> Maybe Int
eval (Num n) = case number n of
  0 -> Nothing
  k -> Just k
eval (Apply op l r) = case eval l of
  Nothing -> Nothing
  Just x -> case eval r of
    Nothing -> Nothing
    Just y
      | legal op x y -> Just (apply op x y)
      | otherwise -> Nothing

-- the numbers of the expression, taken out of those given; the rest
uses :: Expr -> [Int] -> Maybe [Int]
uses (Num n) given = remove (number n) given
uses (Apply _ l r) given = case uses l given of
  Nothing -> Nothing
  Just rest -> uses r rest

remove :: Int -> [Int] -> Maybe [Int]
remove _ [] = Nothing
remove x (y : ys)
  | x == y = Just ys
  | otherwise = case remove x ys of
      Nothing -> Nothing
      Just zs -> Just (y : zs)

-- all values that the numbers can make, each of them used or not
solve :: [Int] -> [Int]
solve ns = concatMap results (choices ns)

choices :: [Int] -> [[Int]]
choices ns = concatMap orders (subsequences ns)

subsequences :: [Int] -> [[Int]]
subsequences [] = [[]]
subsequences (x : xs) = let rest = subsequences xs in rest ++ map (x :) rest

orders :: [Int] -> [[Int]]
orders [] = [[]]
orders (x : xs) = concatMap (weave x) (orders xs)

weave :: Int -> [Int] -> [[Int]]
weave x [] = [[x]]
weave x (y : ys) = (x : y : ys) : map (y :) (weave x ys)

results :: [Int] -> [Int]
results [] = []
results [n] = [n | n > 0]
results ns = [v | (ls, rs) <- splits ns, x <- results ls, y <- results rs, v <- combine x y]

splits :: [a] -> [([a], [a])]
splits [] = []
splits [_] = []
splits (x : xs) = ([x], xs) : [(x : ls, rs) | (ls, rs) <- splits xs]

combine :: Int -> Int -> [Int]
combine x y = [apply op x y | op <- [Add, Sub, Mul, Div], legal op x y]

prop_solve :: Expr -> [Nat] -> Bool
prop_solve e ns = case eval e of
  Nothing -> True
  Just v -> case uses e given of
    Nothing -> True
    Just _ -> v `elem` solve given
  where given = map number ns

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_solve
