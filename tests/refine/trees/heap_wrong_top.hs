-- refine: push calls H
-- witness: push 1 (H 0 E E)
-- The new element goes on top whatever its size.
module HeapWrongTop where

data Heap a = E | H a (Heap a) (Heap a) deriving (Eq, Show)

{-@ data Heap a = E | H { top :: a, l :: Heap {v:a | top <= v}, r :: Heap {v:a | top <= v} } @-}

{-@ push :: Int -> Heap Int -> Heap Int @-}
push :: Int -> Heap Int -> Heap Int
push x E = H x E E
push x h = H x h E
