-- refine: reduceAll calls patterns
-- witness: reduceAll (+) Emp
-- refine: reduceOr fine
-- refine: size fine
-- reduceAll has no equation for the empty list.
module ReduceIncomplete where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ reduceAll :: (v -> v -> v) -> List v -> v @-}
reduceAll :: (v -> v -> v) -> List v -> v
reduceAll f (x :+: xs) = case xs of
  Emp -> x
  _ -> f x (reduceAll f xs)

{-@ reduceOr :: v -> (v -> v -> v) -> List v -> v @-}
reduceOr :: v -> (v -> v -> v) -> List v -> v
reduceOr z _ Emp = z
reduceOr z f (x :+: xs) = f x (reduceOr z f xs)
