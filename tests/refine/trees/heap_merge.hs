-- refine: merge fine
-- refine: push fine
module HeapMerge where

data Heap a = E | H a (Heap a) (Heap a) deriving (Eq, Show)

{-@ data Heap a = E | H { top :: a, l :: Heap {v:a | top <= v}, r :: Heap {v:a | top <= v} } @-}

{-@ lazy merge @-}
{-@ merge :: (Ord a) => Heap a -> Heap a -> Heap a @-}
merge :: (Ord a) => Heap a -> Heap a -> Heap a
merge E h = h
merge h E = h
merge (H x l1 r1) (H y l2 r2)
  | x <= y = H x (merge r1 (H y l2 r2)) l1
  | otherwise = H y (merge r2 (H x l1 r1)) l2

{-@ push :: (Ord a) => a -> Heap a -> Heap a @-}
push :: (Ord a) => a -> Heap a -> Heap a
push x h = merge (H x E E) h
