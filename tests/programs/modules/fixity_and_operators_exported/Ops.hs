module Ops where

infixl 1 |>
infixr 5 <+>
infixr 5 :|

(|>) :: a -> (a -> b) -> b
x |> g = g x

data V = V Int Int deriving Show

(<+>) :: V -> V -> V
V a b <+> V c d = V (a - c) (b - d)

data L = Int :| L | End deriving Show

type a ~> b = a -> b
