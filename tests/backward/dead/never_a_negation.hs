-- expect: unreachable | gave_up
-- Pushed inwards, a negation stands only before a variable.
module NeverANegation where

import Needle (target)

data Formula = Var Bool | Not Formula | And Formula Formula | Or Formula Formula

normal :: Formula -> Formula
normal (Var b) = Var b
normal (And f g) = And (normal f) (normal g)
normal (Or f g) = Or (normal f) (normal g)
normal (Not f) = opposite f

opposite :: Formula -> Formula
opposite (Var b) = Not (Var b)
opposite (Not f) = normal f
opposite (And f g) = Or (opposite f) (opposite g)
opposite (Or f g) = And (opposite f) (opposite g)

entry :: Formula -> Int
entry f = case normal f of
  Not (Not _) -> target 1
  _ -> 0
