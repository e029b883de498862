-- At a closed type only the constructors that make values of it; hidden types are one of those that they could be.
-- flags: --max-size 12
-- check: prop_typed falsified e = If (BoolE True) (IntE 2) _
-- check: prop_pairs falsified p = PairE _ (BoolE True)
-- check: prop_bools holds_up_to 12
-- check: prop_hidden falsified s = MkShown 3
-- check: prop_hiddenPasses holds_up_to 2
-- check: prop_empty holds
-- check: prop_functionOf falsified
-- check: prop_constrained falsified o = Ordered 0 (-1)
{-# LANGUAGE GADTs, ExistentialQuantification #-}
module GadtValues where

data Expr a where
  IntE :: Int -> Expr Int
  BoolE :: Bool -> Expr Bool
  If :: Expr Bool -> Expr a -> Expr a -> Expr a
  PairE :: Expr a -> Expr b -> Expr (a, b)
  Less :: Expr Int -> Expr Int -> Expr Bool

eval :: Expr a -> a
eval (IntE n) = n
eval (BoolE b) = b
eval (If c t e) = if eval c then eval t else eval e
eval (PairE a b) = (eval a, eval b)
eval (Less a b) = eval a < eval b

prop_typed :: Expr Int -> Bool
prop_typed e = case e of
  If c t _ -> not (eval c && eval t == 2)
  _ -> True

prop_pairs :: Expr (Int, Bool) -> Bool
prop_pairs p = case p of
  PairE _ b -> not (eval b)
  _ -> True

prop_bools :: Expr Bool -> Bool
prop_bools e = eval e || not (eval e)

data Shown = forall a. Show a => MkShown a

prop_hidden :: Shown -> Bool
prop_hidden s = case s of MkShown x -> show x /= "3"

prop_hiddenPasses :: Shown -> Bool
prop_hiddenPasses s = case s of MkShown _ -> True

data Only a where
  Only :: Only Int

prop_empty :: Only Bool -> Bool
prop_empty o = case o of {}

prop_functionOf :: (Expr Bool -> Bool) -> Bool
prop_functionOf f = f (BoolE True) == f (Less (IntE 1) (IntE 2))

data Ordered a = Ord a => Ordered a a

prop_constrained :: Ordered Int -> Bool
prop_constrained o = case o of Ordered x y -> x <= y
