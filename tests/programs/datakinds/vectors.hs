{-# LANGUAGE DataKinds, GADTs, KindSignatures, TypeFamilies, TypeOperators, StandaloneDeriving, RankNTypes, UndecidableInstances #-}
-- Constructors as types: vectors of a length, singletons, heterogeneous lists.
module Main where

import Data.Kind (Type)

data Nat = Z | S Nat

data Vec (n :: Nat) (a :: Type) where
  Nil :: Vec 'Z a
  (:>) :: a -> Vec n a -> Vec ('S n) a
infixr 5 :>

deriving instance Show a => Show (Vec n a)

type family (m :: Nat) + (n :: Nat) :: Nat where
  'Z + n = n
  'S m + n = 'S (m + n)

append :: Vec m a -> Vec n a -> Vec (m + n) a
append Nil ys = ys
append (x :> xs) ys = x :> append xs ys

data SNat (n :: Nat) where
  SZ :: SNat Z
  SS :: SNat n -> SNat (S n)

replicateV :: SNat n -> a -> Vec n a
replicateV SZ _ = Nil
replicateV (SS n) x = x :> replicateV n x

class KnownN (n :: Nat) where
  sing :: SNat n
instance KnownN 'Z where
  sing = SZ
instance KnownN n => KnownN ('S n) where
  sing = SS sing

pureV :: KnownN n => a -> Vec n a
pureV = replicateV sing

vhead :: Vec ('S n) a -> a
vhead (x :> _) = x

data HList (ts :: [Type]) where
  HNil :: HList '[]
  HCons :: t -> HList ts -> HList (t ': ts)

hhead :: HList (t ': ts) -> t
hhead (HCons x _) = x

hlength :: HList ts -> Int
hlength HNil = 0
hlength (HCons _ r) = 1 + hlength r

type family (xs :: [Type]) ++ (ys :: [Type]) :: [Type] where
  '[] ++ ys = ys
  (x ': xs) ++ ys = x ': (xs ++ ys)

happend :: HList xs -> HList ys -> HList (xs ++ ys)
happend HNil ys = ys
happend (HCons x xs) ys = HCons x (happend xs ys)

data Door = Opened | Closed
data D (s :: Door) where
  MkD :: String -> D s

close :: D 'Opened -> D 'Closed
close (MkD s) = MkD (s ++ " closed")

describe :: D s -> String
describe (MkD s) = s

three :: HList '[Int, Bool, String]
three = HCons 1 (HCons True (HCons "x" HNil))

main :: IO ()
main = do
  print (append (1 :> 2 :> Nil) (3 :> Nil))
  print (pureV 'x' :: Vec ('S ('S 'Z)) Char)
  print (vhead (append (pureV 5 :: Vec (S Z) Int) Nil))
  print (hhead three, hlength (happend three three))
  print (hhead (happend three (HCons 'c' HNil)) + 1)
  putStrLn (describe (close (MkD "door")))

-- expect: 1 :> (2 :> (3 :> Nil))
-- expect: 'x' :> ('x' :> Nil)
-- expect: 5
-- expect: (1,6)
-- expect: 2
-- expect: door closed
