-- | The part of Needle's module that the programs of tests/symbolic use, for GHC, which tells whether what they expect
-- is true.
module Needle (assume, assert, Result(..), (==>), NotCounted(..)) where

import Control.Exception (Exception, throw)

infixr 0 ==>

data Result = PreconditionFailed | Success | Failure
  deriving (Eq, Ord, Show)

data NotCounted = NotCounted
  deriving Show

instance Exception NotCounted

data AssertionViolated = AssertionViolated
  deriving Show

instance Exception AssertionViolated

assume :: Bool -> a -> a
assume b x = if b then x else throw NotCounted

assert :: Bool -> a -> a
assert b x = if b then x else throw AssertionViolated

(==>) :: Bool -> Bool -> Result
p ==> q
  | not p = PreconditionFailed
  | q = Success
  | otherwise = Failure
