-- refine: push fine
-- refine: pushAlways calls Stack
-- witness: pushAlways 0 (Stack 0 [])
-- refine: pop fine
-- pushAlways does not look whether there is room.
module BoundedStack where

data Stack = Stack Int [Int] deriving (Eq, Show)

{-@ data Stack = Stack { capacity :: Nat, items :: {v:[Int] | len v <= capacity} } @-}

{-@ push :: Int -> Stack -> Stack @-}
push :: Int -> Stack -> Stack
push x (Stack c xs)
  | length xs < c = Stack c (x : xs)
  | otherwise = Stack c xs

{-@ pushAlways :: Int -> Stack -> Stack @-}
pushAlways :: Int -> Stack -> Stack
pushAlways x (Stack c xs) = Stack c (x : xs)

{-@ pop :: Stack -> Stack @-}
pop :: Stack -> Stack
pop (Stack c []) = Stack c []
pop (Stack c (_ : xs)) = Stack c xs
