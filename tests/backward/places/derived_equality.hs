-- expect: reached
-- Two values of a user's type are equal but not the first one there is.
module DerivedEquality where

import Needle (target)

data Expr = Num Int | Plus Expr Expr | Neg Expr deriving (Eq)

entry :: Expr -> Expr -> Int
entry a b
  | Plus a (Neg b) == Plus b (Neg (Plus (Num 3) (Num 4))) = target 1
  | otherwise = 0
