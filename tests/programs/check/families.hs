-- Inputs whose types are made by families, data families and constructors in types.
-- flags: --max-size 12
-- check: prop_field falsified
-- check: prop_arg falsified
-- check: prop_data falsified x1 = DI 4
-- check: prop_data2 falsified x1 = (DB [True,False],DJ)
-- check: prop_vec holds
-- check: prop_vec2 falsified
-- check: prop_g falsified
-- check: prop_g2 falsified x1 = G2 False
-- check: prop_numbered holds
-- check: prop_modulo falsified m = Modulo 7
{-# LANGUAGE TypeFamilies, DataKinds, GADTs, KindSignatures, StandaloneDeriving, FlexibleContexts, UndecidableInstances #-}
module Families where

import GHC.TypeLits (KnownNat, natVal)
import qualified GHC.TypeLits as L

type family F a
type instance F Int = Bool
type instance F Bool = [Int]

data T a = MkT a (F a)
deriving instance (Show a, Show (F a)) => Show (T a)

prop_field :: T Int -> Bool
prop_field (MkT n b) = not (b && n == 3)

prop_arg :: F Bool -> Bool
prop_arg xs = length xs < 3

data family D a
data instance D Int = DI Int | DJ deriving Show
newtype instance D Bool = DB [Bool] deriving Show

prop_data :: D Int -> Bool
prop_data (DI 4) = False
prop_data _ = True

prop_data2 :: (D Bool, D Int) -> Bool
prop_data2 (DB [True, False], DJ) = False
prop_data2 _ = True

data Nat = Z | S Nat
data Vec (n :: Nat) a where
  Nil :: Vec 'Z a
  Cons :: a -> Vec n a -> Vec ('S n) a
deriving instance Show a => Show (Vec n a)

toL :: Vec n a -> [a]
toL Nil = []
toL (Cons x xs) = x : toL xs

prop_vec :: Vec ('S ('S 'Z)) Int -> Bool
prop_vec v = length (toL v) == 2

prop_vec2 :: Vec ('S ('S 'Z)) Bool -> Bool
prop_vec2 v = and (toL v) || not (or (toL v))

data G a where
  G1 :: (F a ~ Bool) => a -> F a -> G a
  G2 :: (F a ~ [Int]) => a -> G a

prop_g :: G Int -> Bool
prop_g (G1 _ True) = False
prop_g _ = True

prop_g2 :: G Bool -> Bool
prop_g2 (G2 b) = b

data Numbered (n :: L.Nat) where
  One :: Numbered 1
  Two :: Numbered 2
  Any :: Int -> Numbered n
deriving instance Show (Numbered n)

prop_numbered :: Numbered 1 -> Bool
prop_numbered Any {} = True
prop_numbered One = True

newtype Modulo (n :: L.Nat) = Modulo Integer deriving Show

prop_modulo :: Modulo 7 -> Bool
prop_modulo m@(Modulo x) = x < natVal m
