-- refine: partition concrete
-- witness: partition (\_ -> False) (0 :+: Emp)
-- refine: size fine
-- An element that fails the test is lost.
module PartitionLoses where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ partition :: (a -> Bool) -> xs:List a -> {v:(List a, List a) | size (fst v) + size (snd v) = size xs} @-}
partition :: (a -> Bool) -> List a -> (List a, List a)
partition _ Emp = (Emp, Emp)
partition p (x :+: xs)
  | p x = (x :+: yes, no)
  | otherwise = (yes, no)
  where
    (yes, no) = partition p xs
