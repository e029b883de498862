-- | The names in which proofs for Liquid Haskell are written; a proof computes nothing.
module Language.Haskell.Liquid.ProofCombinators
  ( Proof, toProof, trivial, unreachable, (***), QED(..), (?)
  , (===), (=<=), (=>=), (==.), (==!), (&&&), withProof, impossible, pleUnfold
  ) where

infixl 3 ***, ===, =<=, =>=, ?, ==!, ==.

-- | What a theorem gives.
type Proof = ()

-- | The end of a proof: finished, or not.
data QED = Admit | QED

-- | Forgets everything but that it was proved.
toProof :: a -> Proof
toProof _ = ()

-- | Needs no proof.
trivial :: Proof
trivial = ()

-- | A case that does not occur.
unreachable :: Proof
unreachable = ()

-- | Ends a proof.
(***) :: a -> QED -> Proof
_ *** _ = ()

-- | The first value, for a reason.
(?) :: a -> b -> a
x ? _ = x

-- | An equal step.
(===) :: a -> a -> a
_ === y = y

-- | A step to something greater.
(=<=) :: a -> a -> a
_ =<= y = y

-- | A step to something less.
(=>=) :: a -> a -> a
_ =>= y = y

-- | An equal step that nobody checks.
(==.) :: a -> a -> a
_ ==. y = y

-- | An equal step that is admitted.
(==!) :: a -> a -> a
_ ==! y = y

-- | Two proofs.
(&&&) :: Proof -> Proof -> Proof
p &&& _ = p

-- | The first value, with a proof.
withProof :: a -> b -> a
withProof x _ = x

-- | From a contradiction anything follows.
impossible :: a -> b
impossible _ = error "Language.Haskell.Liquid.ProofCombinators.impossible"

-- | The value itself.
pleUnfold :: a -> a
pleUnfold x = x
