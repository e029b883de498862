-- refine: depth fine
-- refine: simplify fine
-- refine: double concrete
-- witness: double (Lit 0)
-- double makes an expression deeper than its type allows.
module ExpressionDepth where

data Expr = Lit Int | Add Expr Expr deriving (Eq, Show)

{-@ measure depth @-}
depth :: Expr -> Int
depth (Lit _) = 1
depth (Add a b) = if depth a > depth b then 1 + depth a else 1 + depth b

{-@ invariant {v:Expr | depth v >= 1} @-}

{-@ simplify :: e:Expr -> {v:Expr | depth v <= depth e} @-}
simplify :: Expr -> Expr
simplify (Lit n) = Lit n
simplify (Add a b) = case (simplify a, simplify b) of
  (Lit m, Lit n) -> Lit (m + n)
  (a', b') -> Add a' b'

{-@ double :: e:Expr -> {v:Expr | depth v <= depth e} @-}
double :: Expr -> Expr
double e = Add e e
