-- | What a program says to Needle.
module Needle (target, assume, assert, Result(..), (==>)) where

import Control.Exception (throw)
import Needle.Check (NotCounted(..), assert, precondition)

infixr 0 ==>

-- | The outcome of a property.
data Result
  = PreconditionFailed  -- the test case is invalid
  | Success             -- the property holds
  | Failure             -- a counterexample
  deriving (Eq, Ord, Show)

-- | Marks an expression to be reached; otherwise the expression itself.
target :: a -> a
target x = x
{-# NOINLINE target #-}

-- | Only inputs for which the condition holds are of interest.
assume :: Bool -> a -> a
assume b x = if precondition b then x else throw AssumptionFailed
{-# NOINLINE assume #-}

-- | A property with a precondition.
(==>) :: Bool -> Bool -> Result
p ==> q
  | precondition p = if q then Success else Failure
  | otherwise = PreconditionFailed
