{-# LANGUAGE NoImplicitPrelude, DataKinds, FlexibleInstances, KindSignatures, PolyKinds, ScopedTypeVariables, TypeFamilies, TypeOperators, UndecidableInstances #-}
-- | Values by their structure, as GHC.Generics has it: `deriving Generic` makes the instance of Generic with its Rep. A type is a sum of
-- constructors, each a product of fields, both halved as often as possible, as GHC halves them.
module Needle.Generic where

import Needle.Base
import Needle.Classes
import Needle.Prim
import Needle.TypeLits (KnownNat, KnownSymbol, Nat, Symbol, natInteger, symbolVal)

infixr 5 :+:
infixr 6 :*:
infixr 7 :.:

-- | A type without constructors.
data V1 p

-- | A constructor without fields.
data U1 p = U1

-- | The last parameter of a type constructor.
newtype Par1 p = Par1 { unPar1 :: p }

-- | A type constructor applied to the last parameter.
newtype Rec1 f p = Rec1 { unRec1 :: f p }

-- | A field.
newtype K1 i c p = K1 { unK1 :: c }

-- | What is known of a type, a constructor or a field, around its structure.
newtype M1 i c f p = M1 { unM1 :: f p }

-- | One of two groups of constructors.
data (f :+: g) p = L1 (f p) | R1 (g p)

-- | Two groups of fields.
data (f :*: g) p = f p :*: g p

-- | A type constructor around a structure.
newtype (f :.: g) p = Comp1 { unComp1 :: f (g p) }

-- | Says of K1 that it is a field.
data R

-- | Says of M1 that it is a type.
data D

-- | Says of M1 that it is a constructor.
data C

-- | Says of M1 that it is a field.
data S

-- | A field.
type Rec0 = K1 R

-- | A type.
type D1 = M1 D

-- | A constructor.
type C1 = M1 C

-- | A field with what is known of it.
type S1 = M1 S

-- | What is known: of a type its name, module, package and whether it is a newtype; of a constructor its name, fixity and whether
-- its fields have names; of a field its name and how strict it is.
data Meta
  = MetaData Symbol Symbol Symbol Bool
  | MetaCons Symbol FixityI Bool
  | MetaSel (Maybe Symbol) SourceUnpackedness SourceStrictness DecidedStrictness

-- | How a constructor is declared.
data Fixity = Prefix | Infix Associativity Int

-- | The same, in types.
data FixityI = PrefixI | InfixI Associativity Nat

-- | Which way an operator associates.
data Associativity = LeftAssociative | RightAssociative | NotAssociative

-- | What the source says about unpacking a field.
data SourceUnpackedness = NoSourceUnpackedness | SourceNoUnpack | SourceUnpack

-- | What the source says about the strictness of a field.
data SourceStrictness = NoSourceStrictness | SourceLazy | SourceStrict

-- | How strict a field is.
data DecidedStrictness = DecidedLazy | DecidedStrict | DecidedUnpack

-- | The precedence of a constructor; 10 of one that is no operator.
prec :: Fixity -> Int
prec Prefix = 10
prec (Infix _ n) = n

-- | Types with a structure.
class Generic a where
  -- | The structure.
  type Rep a :: Type -> Type
  -- | The structure of a value.
  from :: a -> Rep a x
  -- | The value with a structure.
  to :: Rep a x -> a

-- | Type constructors with a structure.
class Generic1 (f :: k -> Type) where
  -- | The structure.
  type Rep1 f :: k -> Type
  -- | The structure of a value.
  from1 :: f a -> Rep1 f a
  -- | The value with a structure.
  to1 :: Rep1 f a -> f a

-- | What is known of a type.
class Datatype d where
  datatypeName :: t d f a -> String
  moduleName :: t d f a -> String
  packageName :: t d f a -> String
  isNewtype :: t d f a -> Bool
  isNewtype _ = False

-- | What is known of a constructor.
class Constructor c where
  conName :: t c f a -> String
  conFixity :: t c f a -> Fixity
  conFixity _ = Prefix
  conIsRecord :: t c f a -> Bool
  conIsRecord _ = False

-- | What is known of a field; its name is empty when it has none.
class Selector s where
  selName :: t s f a -> String
  selSourceUnpackedness :: t s f a -> SourceUnpackedness
  selSourceStrictness :: t s f a -> SourceStrictness
  selDecidedStrictness :: t s f a -> DecidedStrictness

-- stands for a type
data Of a = Of

-- | Types that stand for a value, which is of the second type.
class Value a b where
  value :: Of a -> b

instance Value 'True Bool where value _ = True
instance Value 'False Bool where value _ = False
instance Value 'Nothing String where value _ = ""
instance KnownSymbol s => Value ('Just s) String where value _ = symbolVal (Of :: Of s)
instance Value 'PrefixI Fixity where value _ = Prefix

instance (Value a Associativity, KnownNat n) => Value ('InfixI a n) Fixity where
  value _ = Infix (value (Of :: Of a)) (fromInteger (natInteger (Of :: Of n)))

instance Value 'LeftAssociative Associativity where value _ = LeftAssociative
instance Value 'RightAssociative Associativity where value _ = RightAssociative
instance Value 'NotAssociative Associativity where value _ = NotAssociative
instance Value 'NoSourceUnpackedness SourceUnpackedness where value _ = NoSourceUnpackedness
instance Value 'SourceNoUnpack SourceUnpackedness where value _ = SourceNoUnpack
instance Value 'SourceUnpack SourceUnpackedness where value _ = SourceUnpack
instance Value 'NoSourceStrictness SourceStrictness where value _ = NoSourceStrictness
instance Value 'SourceLazy SourceStrictness where value _ = SourceLazy
instance Value 'SourceStrict SourceStrictness where value _ = SourceStrict
instance Value 'DecidedLazy DecidedStrictness where value _ = DecidedLazy
instance Value 'DecidedStrict DecidedStrictness where value _ = DecidedStrict
instance Value 'DecidedUnpack DecidedStrictness where value _ = DecidedUnpack

instance (KnownSymbol n, KnownSymbol m, KnownSymbol p, Value b Bool) => Datatype ('MetaData n m p b) where
  datatypeName _ = symbolVal (Of :: Of n)
  moduleName _ = symbolVal (Of :: Of m)
  packageName _ = symbolVal (Of :: Of p)
  isNewtype _ = value (Of :: Of b)

instance (KnownSymbol n, Value f Fixity, Value r Bool) => Constructor ('MetaCons n f r) where
  conName _ = symbolVal (Of :: Of n)
  conFixity _ = value (Of :: Of f)
  conIsRecord _ = value (Of :: Of r)

instance (Value n String, Value u SourceUnpackedness, Value s SourceStrictness, Value d DecidedStrictness) => Selector ('MetaSel n u s d) where
  selName _ = value (Of :: Of n)
  selSourceUnpackedness _ = value (Of :: Of u)
  selSourceStrictness _ = value (Of :: Of s)
  selDecidedStrictness _ = value (Of :: Of d)

deriving instance Generic ()
deriving instance Generic Bool
deriving instance Generic Ordering
deriving instance Generic (Maybe a)
deriving instance Generic (Either a b)
deriving instance Generic (NonEmpty a)
deriving instance Generic [a]
deriving instance Generic (a, b)
deriving instance Generic (a, b, c)
deriving instance Generic (a, b, c, d)
deriving instance Generic (a, b, c, d, e)
deriving instance Generic (a, b, c, d, e, f)
deriving instance Generic (a, b, c, d, e, f, g)
