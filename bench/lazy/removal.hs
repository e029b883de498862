-- Program 1: a term that has a type has the same value without its lets.
module Main (main) where

import Lambda
import System.Environment (getArgs)
import Test.LazySmallCheck

instance Serial Name where
  series = cons0 Z \/ cons1 S

instance Serial Type where
  series = cons0 TUnit \/ cons0 TBool \/ cons2 (:->)

instance Serial Literal where
  series = cons0 VUnit \/ cons1 VBool

instance Serial Exp where
  series = cons1 Var \/ cons1 Lit \/ cons3 Lam \/ cons2 App \/ cons2 Let

instance Serial Binds where
  series = cons0 Done \/ cons4 Bind

prop_removal :: Exp -> Bool
prop_removal e = typed e ==> preserved e

-- all of them, whatever is found
prop_all :: Exp -> Bool
prop_all e = prop_removal e `seq` True

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_removal
