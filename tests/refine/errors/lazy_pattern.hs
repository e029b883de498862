-- refine: firstOf calls patterns
-- witness: firstOf []
-- refine: firstOfTwo fine
-- The pattern of the where clause is matched when x is needed.
module LazyPattern where

{-@ firstOf :: [Int] -> Int @-}
firstOf :: [Int] -> Int
firstOf xs = x
  where
    (x : _) = xs

{-@ firstOfTwo :: {xs:[Int] | len xs == 2} -> Int @-}
firstOfTwo :: [Int] -> Int
firstOfTwo xs = x
  where
    (x : _) = xs
