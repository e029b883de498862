{-# LANGUAGE DataKinds, GADTs, KindSignatures, TypeFamilies #-}
-- a match that says what a variable is also says what a family of it is that an outer match gave
module Main where

data Nat = Z | S Nat
data Color = Red | Black

type family Height (c :: Color) (n :: Nat) :: Nat where
  Height 'Black n = 'S n
  Height 'Red n = n

data SColor c where
  SRed :: SColor 'Red
  SBlack :: SColor 'Black

data Tree (n :: Nat) where
  Leaf :: Tree 'Z
  Node :: SColor c -> Tree n -> Tree (Height c n)

skip :: Tree n -> Tree n
skip (Node SRed t) = t
skip t = t

blackOnly :: Tree n -> Tree n
blackOnly Leaf = Leaf
blackOnly (Node SBlack t) = Node SBlack (blackOnly t)
blackOnly (Node SRed t) = blackOnly t

type family Key c
type instance Key Bool = Int

data Known a where KnownBool :: Known Bool

data Entry a where
  Entry :: Key a ~ k => k -> Entry a

key :: Entry a -> Known a -> Int
key (Entry k) KnownBool = k + 1

size :: Tree n -> Int
size Leaf = 0
size (Node _ t) = 1 + size t

main :: IO ()
main = do
  print (size (skip (Node SRed (Node SBlack Leaf))))
  print (size (blackOnly (Node SRed (Node SBlack (Node SRed Leaf)))))
  print (key (Entry 41) KnownBool)

-- expect: 1
-- expect: 1
-- expect: 42
