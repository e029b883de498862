-- Inputs whose constructors carry constraints that are variables, or that a family makes.
-- flags: --max-size 12
-- check: prop_total falsified h = HCons 3 (HCons True HNil)
-- check: prop_some falsified x1 = Some (-1)
-- check: prop_num holds
{-# LANGUAGE ConstraintKinds, DataKinds, GADTs, PolyKinds, RankNTypes, StandaloneDeriving, TypeFamilies #-}
{-# LANGUAGE UndecidableInstances #-}
module ConstraintFamilies where

import Data.Kind

data Some (c :: Type -> Constraint) where
  Some :: c a => a -> Some c
type family All (c :: k -> Constraint) (ts :: [k]) :: Constraint where
  All c '[] = ()
  All c (t ': ts) = (c t, All c ts)
data HList (ts :: [Type]) where
  HNil :: HList '[]
  HCons :: t -> HList ts -> HList (t ': ts)
deriving instance All Show ts => Show (HList ts)
instance Show (Some Show) where
  showsPrec d (Some a) = showParen (d > 10) (showString "Some " . showsPrec 11 a)
total :: HList '[Int, Bool] -> Int
total (HCons n (HCons b HNil)) = if b then n else 0

prop_total :: HList '[Int, Bool] -> Bool
prop_total h = total h /= 3

prop_some :: Some Show -> Bool
prop_some (Some x) = length (show x) < 2

prop_num :: Some Num -> Bool
prop_num _ = True
