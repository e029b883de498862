-- refine: down calls f
-- witness: down id 0
-- refine: at fine
-- The function that is handed in takes naturals only.
module ArgumentCalledBelow where

{-@ down :: f:(Nat -> Int) -> Nat -> Int @-}
down :: (Int -> Int) -> Int -> Int
down f n = f (n - 1)

{-@ at :: f:(Nat -> Int) -> Nat -> Int @-}
at :: (Int -> Int) -> Int -> Int
at f n = f (n + 1)
