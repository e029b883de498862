-- Values whose types need quantified constraints: read by instances, stored in constructors, asked of the type chosen.
-- flags: --max-size 8
-- check: prop_fix falsified x = Fix (Cons 17 (Fix Nil)); y = Fix Nil
-- check: prop_stored falsified b = Box (Just True)
-- check: prop_noSuchInstance falsified t = One False
-- check: prop_chosen falsified a = []; b = _ : _
{-# LANGUAGE QuantifiedConstraints, RankNTypes, UndecidableInstances, GADTs #-}
module QuantifiedConstraints where

newtype Fix f = Fix (f (Fix f))

instance (forall x. Show x => Show (f x)) => Show (Fix f) where
  showsPrec d (Fix x) = showParen (d > 10) (showString "Fix " . showsPrec 11 x)

instance (forall x. Eq x => Eq (f x)) => Eq (Fix f) where
  Fix a == Fix b = a == b

data ListF a r = Nil | Cons a r deriving (Show, Eq)

total :: Fix (ListF Int) -> Int
total (Fix Nil) = 0
total (Fix (Cons a r)) = a + total r

prop_fix :: Fix (ListF Int) -> Fix (ListF Int) -> Bool
prop_fix x y = x == y || total x < 17

data Box f where
  Box :: (forall x. Show x => Show (f x)) => f Bool -> Box f

prop_stored :: Box Maybe -> Bool
prop_stored b = case b of Box a -> show a /= "Just True"

newtype Endo a = Endo (a -> a)

data Two f where
  Two :: (forall x. Show x => Show (f x)) => f Bool -> Two f
  One :: Bool -> Two f

-- There is no Show (Endo x), so no Two.
prop_noSuchInstance :: Two Endo -> Bool
prop_noSuchInstance t = case t of
  One b -> b
  Two _ -> False

prop_chosen :: (forall x. Eq x => Eq (f x)) => f Int -> f Int -> Bool
prop_chosen a b = a == b
