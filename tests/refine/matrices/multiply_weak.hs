-- refine: multiply abstract columnsOf
-- refine: columnsOf fine
-- refine: dot fine
-- What columnsOf returns has the right shape in fact, not by its type.
module MultiplyWeak where

{-@ type Vec N = {v:[Int] | len v = N} @-}

{-@ type Matrix R C = {v:[Vec C] | len v = R} @-}

{-@ multiply :: r:Nat -> n:Nat -> c:Nat -> Matrix r n -> Matrix n c -> Matrix r c @-}
multiply :: Int -> Int -> Int -> [[Int]] -> [[Int]] -> [[Int]]
multiply _ _ c a b = map (\row -> map (dot row) (columnsOf c b)) a

{-@ columnsOf :: c:Nat -> [Vec c] -> [[Int]] @-}
columnsOf :: Int -> [[Int]] -> [[Int]]
columnsOf 0 _ = []
columnsOf c rows = map head rows : columnsOf (c - 1) (map tail rows)

{-@ dot :: xs:[Int] -> {ys:[Int] | len ys = len xs} -> Int @-}
dot :: [Int] -> [Int] -> Int
dot [] [] = 0
dot (x : xs) (y : ys) = x * y + dot xs ys
