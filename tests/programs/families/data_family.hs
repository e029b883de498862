{-# LANGUAGE TypeFamilies, FlexibleContexts, FlexibleInstances, StandaloneDeriving #-}
-- Each instance of a data family is a type with constructors of its own.
module Main where

import qualified Data.Map as M

data family Vector a
data instance Vector Bool = VBool Int [Bool] deriving (Show, Eq)
newtype instance Vector Int = VInt { ints :: [Int] } deriving (Show, Eq, Ord)
data instance Vector (a, b) = VPair { left :: Vector a, right :: Vector b }

deriving instance (Show (Vector a), Show (Vector b)) => Show (Vector (a, b))

class Key k where
  data Trie k :: * -> *
  emptyT :: Trie k v
  lookupT :: k -> Trie k v -> Maybe v
  insertT :: k -> v -> Trie k v -> Trie k v

instance Key Bool where
  data Trie Bool v = BoolTrie (Maybe v) (Maybe v)
  emptyT = BoolTrie Nothing Nothing
  lookupT False (BoolTrie f _) = f
  lookupT True (BoolTrie _ t) = t
  insertT False v (BoolTrie _ t) = BoolTrie (Just v) t
  insertT True v (BoolTrie f _) = BoolTrie f (Just v)

instance Key Int where
  newtype Trie Int v = IntTrie (M.Map Int v)
  emptyT = IntTrie M.empty
  lookupT k (IntTrie m) = M.lookup k m
  insertT k v (IntTrie m) = IntTrie (M.insert k v m)

instance (Key a, Key b) => Key (a, b) where
  newtype Trie (a, b) v = PairTrie (Trie a (Trie b v))
  emptyT = PairTrie emptyT
  lookupT (a, b) (PairTrie t) = lookupT a t >>= lookupT b
  insertT (a, b) v (PairTrie t) =
    PairTrie (insertT a (insertT b v (maybe emptyT id (lookupT a t))) t)

build :: Key k => [(k, v)] -> Trie k v
build = foldr (uncurry insertT) emptyT

data family Shape a :: * -> *
data instance Shape Char b where
  Dot :: Shape Char b
  Line :: b -> b -> Shape Char b
deriving instance Show b => Show (Shape Char b)

main :: IO ()
main = do
  print (VBool 1 [True])
  print (VInt [1, 2], ints (VInt [3]), VInt [1] < VInt [2])
  print (VPair (VInt [4]) (VPair (VBool 0 []) (VInt [])))
  print (left (VPair (VInt [7]) (VInt [8])))
  let t = build [((1 :: Int, True), "a"), ((2, False), "b"), ((1, False), "c")]
  print (map (`lookupT` t) [(1, True), (2, False), (1, False), (2, True)])
  print [Dot, Line 'a' 'b']
  print (case undefined of VInt _ -> "newtypes have no bottom of their own")

-- expect: VBool 1 [True]
-- expect: (VInt {ints = [1,2]},[3],True)
-- expect: VPair {left = VInt {ints = [4]}, right = VPair {left = VBool 0 [], right = VInt {ints = []}}}
-- expect: VInt {ints = [7]}
-- expect: [Just "a",Just "b",Just "c",Nothing]
-- expect: [Dot,Line 'a' 'b']
-- expect: "newtypes have no bottom of their own"
