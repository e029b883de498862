-- | The properties of Test.LazySmallCheck: truth values that depend on their parts in parallel.
module Test.LazySmallCheck.Property (Property(..), lift, neg, (*&*), (*|*), (*=>*), (*=*), truth) where

import qualified Needle.Overlap as Overlap

infixr 0 *=>*
infixr 3 *|*
infixl 4 *&*

-- | A truth value that may depend on parts in parallel.
data Property
  = Truth Bool
  | Not Property
  | Both Property Property
  | Same Property Property

-- | A property of a truth value.
lift :: Bool -> Property
lift = Truth

-- | The opposite.
neg :: Property -> Property
neg = Not

-- | Both, in parallel: a False decides wherever it is.
(*&*) :: Property -> Property -> Property
(*&*) = Both

-- | One of both, in parallel: a True decides wherever it is.
(*|*) :: Property -> Property -> Property
p *|* q = Not (Both (Not p) (Not q))

-- | The second if the first, in parallel.
(*=>*) :: Property -> Property -> Property
p *=>* q = Not (Both p (Not q))

-- | Both have the same truth value.
(*=*) :: Property -> Property -> Property
(*=*) = Same

-- | The truth, for a search that runs the property on unknown arguments. Either part may decide, whatever the other one
-- waits for.
truth :: Property -> Bool
truth p = case p of
  Truth b -> b
  Not q -> not (truth q)
  Both q r -> truth q Overlap.&& truth r
  Same q r -> truth q == truth r
