{-# LANGUAGE NoImplicitPrelude, DataKinds #-}
-- | What GHC's kinds of types say of their values' form in memory. Here @TYPE r@ is the kind of types for every @r@.
module Needle.Kinds where

import Needle.Prim

-- | The kind of types whose values have a form.
data TYPE r

-- | Whether values may wait to be evaluated.
data Levity = Lifted | Unlifted

-- | How many numbers a vector of the processor has.
data VecCount = Vec2 | Vec4 | Vec8 | Vec16 | Vec32 | Vec64

-- | What a vector of the processor has.
data VecElem
  = Int8ElemRep | Int16ElemRep | Int32ElemRep | Int64ElemRep | Word8ElemRep | Word16ElemRep | Word32ElemRep
  | Word64ElemRep | FloatElemRep | DoubleElemRep

-- | The forms of values, under the names of GHC 8 to 9.4.
data RuntimeRep
  = VecRep VecCount VecElem | TupleRep [RuntimeRep] | SumRep [RuntimeRep] | BoxedRep Levity | LiftedRep | UnliftedRep
  | IntRep | Int8Rep | Int16Rep | Int32Rep | Int64Rep | WordRep | Word8Rep | Word16Rep | Word32Rep | Word64Rep | AddrRep
  | FloatRep | DoubleRep

-- | How often a function uses its argument.
data Multiplicity = One | Many
