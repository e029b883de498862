-- refine: dot fine
-- refine: mulVec fine
-- refine: mulVecWrong calls dot
-- witness: mulVecWrong 1 0 [[]] [0]
-- refine: die fine
-- mulVecWrong takes a vector as long as the matrix is high.
module DotProduct where

{-@ type Vec N = {v:[Int] | len v = N} @-}

{-@ type Matrix R C = {v:[Vec C] | len v = R} @-}

{-@ dot :: xs:[Int] -> {ys:[Int] | len ys = len xs} -> Int @-}
dot :: [Int] -> [Int] -> Int
dot [] [] = 0
dot (x : xs) (y : ys) = x * y + dot xs ys
dot _ _ = die "dot: two lengths"

{-@ mulVec :: r:Nat -> c:Nat -> Matrix r c -> Vec c -> Vec r @-}
mulVec :: Int -> Int -> [[Int]] -> [Int] -> [Int]
mulVec _ _ m v = map (dot v) m

{-@ mulVecWrong :: r:Nat -> c:Nat -> Matrix r c -> Vec r -> Vec r @-}
mulVecWrong :: Int -> Int -> [[Int]] -> [Int] -> [Int]
mulVecWrong _ _ m v = map (dot v) m

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
