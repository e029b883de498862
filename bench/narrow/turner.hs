-- Turner's combinators: a term whose variable was abstracted, given that variable, is the term again.
-- flags: --strategy narrow --depth 3 --conjunction left
-- check: prop_abstraction holds_up_to 3
-- nodes: prop_abstraction 6695
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Name = U | V | X | Y | Z
  deriving (Show, Eq)

data Term = Var Name | Term :$ Term
  deriving Show

data Code = Code :@ Code | Free Name | S | K | I | B | C | S' | B' | C'

infixl 9 :$, :@

instance Serial Name where
  series = cons0 U \/ cons0 V \/ cons0 X \/ cons0 Y \/ cons0 Z

instance Serial Term where
  series = cons1 Var \/ cons2 (:$)

-- the term without the variable
abstract :: Name -> Term -> Code
abstract x (Var y) = if x == y then I else K :@ Free y
abstract x (f :$ a) = share (abstract x f) (abstract x a)

-- S f a, in its shorter forms where a side does not need the variable
share :: Code -> Code -> Code
share (K :@ f) (K :@ a) = K :@ (f :@ a)
share (K :@ f) I = f
share (K :@ f) (B :@ g :@ a) = B' :@ f :@ g :@ a
share (K :@ f) a = B :@ f :@ a
share (B :@ f :@ g) (K :@ a) = C' :@ f :@ g :@ a
share f (K :@ a) = C :@ f :@ a
share (B :@ f :@ g) a = S' :@ f :@ g :@ a
share f a = S :@ f :@ a

-- the code given a variable
supply :: Code -> Code -> Code
supply I x = x
supply (K :@ c) _ = c
supply (S :@ f :@ a) x = supply f x :@ supply a x
supply (B :@ f :@ a) x = f :@ supply a x
supply (C :@ f :@ a) x = supply f x :@ a
supply (S' :@ f :@ g :@ a) x = f :@ supply g x :@ supply a x
supply (B' :@ f :@ g :@ a) x = f :@ (g :@ supply a x)
supply (C' :@ f :@ g :@ a) x = f :@ supply g x :@ a
supply f x = f :@ x

same :: Term -> Code -> Bool
same (f :$ a) (g :@ b) = same f g && same a b
same (Var x) (Free y) = x == y
same _ _ = False

prop_abstraction :: Name -> Term -> Bool
prop_abstraction x t = same t (supply (abstract x t) (Free x))

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_abstraction
