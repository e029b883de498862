-- refine: twice fine
-- refine: once concrete
-- witness: once (\_ -> -1) 0
-- once promises a natural number of a function that promises none.
module ArgumentResult where

{-@ twice :: (Int -> Nat) -> Int -> Nat @-}
twice :: (Int -> Int) -> Int -> Int
twice f x = f (f x)

{-@ once :: (Int -> Int) -> Nat -> Nat @-}
once :: (Int -> Int) -> Int -> Int
once f n = f n
