-- refine: find calls die
-- witness: find 0 Emp
-- refine: size fine
-- refine: die fine
-- The key need not be there.
module LookupMissing where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ find :: Int -> List (Int, Int) -> Int @-}
find :: Int -> List (Int, Int) -> Int
find key ((k, v) :+: rest)
  | key == k = v
  | otherwise = find key rest
find _ Emp = die "find: no such key"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
