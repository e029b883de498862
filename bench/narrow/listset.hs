-- Sets as ordered lists: union keeps them ordered.
-- flags: --strategy narrow --depth 10 --conjunction left
-- check: prop_insert holds_up_to 10
-- nodes: prop_insert 2407
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Nat = Zero | Succ Nat
  deriving Show

instance Serial Nat where
  series = cons0 Zero \/ cons1 Succ

instance Eq Nat where
  a == b = compare a b == EQ

instance Ord Nat where
  compare Zero Zero = EQ
  compare Zero (Succ _) = LT
  compare (Succ _) Zero = GT
  compare (Succ a) (Succ b) = compare a b

isSet :: Ord a => [a] -> Bool
isSet (x : rest@(y : _)) = x < y && isSet rest
isSet _ = True

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y : ys) = case compare x y of
  LT -> x : y : ys
  EQ -> y : ys
  GT -> y : insert x ys

prop_insert :: Nat -> [Nat] -> Bool
prop_insert x xs = isSet xs ==> isSet (insert x xs)

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_insert
