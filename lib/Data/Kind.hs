-- | Kinds.
module Data.Kind (Type, Constraint) where

import Needle.Prim (Type, Constraint)
