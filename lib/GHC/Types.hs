{-# LANGUAGE MagicHash, PatternSynonyms #-}
-- | The types that GHC's compiler knows, with the constructors of those that have unboxed fields.
module GHC.Types
  ( Bool(..), Char(C#), Int(I#), Word(W#), Float(F#), Double(D#), Ordering(..), IO(IO), isTrue#, SPEC(..), Type
  , TYPE, Levity(..), RuntimeRep(..), VecCount(..), VecElem(..), Multiplicity(..)
  , Constraint, Symbol, Coercible
  ) where

import Data.Coerce (Coercible)
import Data.Kind (Constraint, Type)
import GHC.Exts (SPEC(..))
import GHC.IO (IO(IO))
import GHC.TypeLits (Symbol)
import Needle.Kinds
import Needle.Unboxed
