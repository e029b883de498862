-- Lambda terms with Peano variables, as in the FEAT paper.
module Terms where

data Nat = Zero | Suc Nat deriving Show
data Term = App Term Term | Lam Term | Var Nat deriving Show
