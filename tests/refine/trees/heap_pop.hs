-- refine: hsize fine
-- refine: merge fine
-- refine: pop fine
-- refine: popTwo calls pop
-- witness: popTwo (Fork 0 Nil Nil)
-- After one pop the heap may be empty.
module HeapPop where

data Heap = Nil | Fork Int Heap Heap deriving (Eq, Show)

{-@ measure hsize @-}
{-@ hsize :: Heap -> Nat @-}
hsize :: Heap -> Int
hsize Nil = 0
hsize (Fork _ a b) = 1 + hsize a + hsize b

{-@ merge :: a:Heap -> b:Heap -> {v:Heap | hsize v = hsize a + hsize b} / [hsize a + hsize b] @-}
merge :: Heap -> Heap -> Heap
merge Nil h = h
merge h Nil = h
merge (Fork x a b) (Fork y c d)
  | x <= y = Fork x (merge b (Fork y c d)) a
  | otherwise = Fork y (merge d (Fork x a b)) c

{-@ pop :: h:{v:Heap | hsize v > 0} -> (Int, {v:Heap | hsize v = hsize h - 1}) @-}
pop :: Heap -> (Int, Heap)
pop (Fork x a b) = (x, merge a b)

{-@ popTwo :: {h:Heap | hsize h > 0} -> (Int, Int) @-}
popTwo :: Heap -> (Int, Int)
popTwo h = case pop h of
  (x, h') -> (x, fst (pop h'))
