{-# LANGUAGE FlexibleContexts, RankNTypes, ScopedTypeVariables, StandaloneDeriving, TypeOperators, UndecidableInstances #-}
-- | Values that can be taken apart and put together without knowing their types.
module Data.Data
  ( module Data.Typeable, Data(..)
  , DataType, mkDataType, mkIntType, mkFloatType, mkCharType, mkNoRepType
  , dataTypeName, DataRep(..), dataTypeRep, repConstr, isAlgType, dataTypeConstrs, indexConstr, maxConstrIndex, isNorepType
  , Constr, ConIndex, Fixity(..), mkConstr, mkIntegralConstr, mkRealConstr, mkCharConstr
  , constrType, ConstrRep(..), constrRep, constrFields, constrFixity, constrIndex, showConstr, readConstr
  , tyconUQname, tyconModule, fromConstr, fromConstrB, fromConstrM
  ) where

import Data.Functor.Identity (Identity(..))
import Control.Applicative (ZipList(..))
import Data.Array (Array, Ix, bounds, elems, listArray)
import qualified Data.ByteString as Bytes
import qualified Data.ByteString.Lazy as LazyBytes
import Data.Complex (Complex(..))
import Data.Fixed (Fixed(..))
import Data.Functor.Compose (Compose(..))
import Data.Functor.Const (Const(..))
import Data.Functor.Identity (Identity(..))
import qualified Data.Functor.Product as Functors
import qualified Data.Functor.Sum as Functors
import qualified Data.HashMap.Strict as HashMap
import qualified Data.HashSet as HashSet
import Data.Hashable (Hashable)
import Data.Int (Int8, Int16, Int32, Int64)
import qualified Data.IntMap as IntMap
import qualified Data.IntSet as IntSet
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.Map as Map
import Data.Maybe (listToMaybe)
import Data.Monoid
import Data.Ord (Down(..))
import Data.Ratio (Ratio, denominator, numerator, (%))
import Data.Semigroup (Arg(..), Max(..), Min(..), WrappedMonoid(..))
import qualified Data.Semigroup as Semigroups
import qualified Data.Sequence as Sequence
import qualified Data.Set as Set
import qualified Data.Text as Text
import qualified Data.Text.Lazy as LazyText
import Data.Time.Calendar (Day(..))
import Data.Time.Clock.Types (DiffTime(..), NominalDiffTime(..), UTCTime(..), UniversalTime(..))
import Data.Time.LocalTime.Types (LocalTime(..), TimeOfDay(..), TimeZone(..), ZonedTime(..))
import Data.Tree (Tree(..))
import Data.Typeable
import qualified Data.Vector as Vector
import qualified Data.Vector.Unboxed as Unboxed
import Data.Version (Version(..))
import Data.Void (Void)
import Data.Word (Word8, Word16, Word32, Word64)
import Needle.Data
import Numeric.Natural (Natural)

-- | A value of the constructor; its parts are errors.
fromConstr :: Data a => Constr -> a
fromConstr = fromConstrB (errorWithoutStackTrace "Data.Data.fromConstr")

-- | A value of the constructor with these parts.
fromConstrB :: Data a => (forall d. Data d => d) -> Constr -> a
fromConstrB f c = runIdentity (gunfold (\(Identity g) -> Identity (g f)) Identity c)

-- | A value of the constructor with parts from a monad.
fromConstrM :: (Monad m, Data a) => (forall d. Data d => m d) -> Constr -> m a
fromConstrM f = gunfold (\c -> c >>= \g -> fmap g f) return

-- | What the values of a type are.
dataTypeRep :: DataType -> DataRep
dataTypeRep = datarep

-- | The constructor of a type.
repConstr :: DataType -> ConstrRep -> Constr
repConstr t r = case (dataTypeRep t, r) of
  (AlgRep cs, AlgConstr i) -> cs !! (i - 1)
  (IntRep, IntConstr i) -> mkIntegralConstr t i
  (FloatRep, FloatConstr f) -> mkRealConstr t f
  (CharRep, CharConstr c) -> mkCharConstr t c
  _ -> errorWithoutStackTrace "Data.Data.repConstr: The given ConstrRep does not fit to the given DataType."

-- | A type with these constructors.
mkDataType :: String -> [Constr] -> DataType
mkDataType name cs = DataType name (AlgRep cs)

-- | A constructor; it must be one of its type's.
mkConstr :: DataType -> String -> [String] -> Fixity -> Constr
mkConstr t name fields fixity = Constr (AlgConstr index) name fields fixity t
  where index = head [i | (c, i) <- zip (dataTypeConstrs t) [1 ..], showConstr c == name]

-- | The names of the fields.
constrFields :: Constr -> [String]
constrFields = confields

-- | How the constructor is written.
constrFixity :: Constr -> Fixity
constrFixity = confixity

-- | The name of the constructor.
showConstr :: Constr -> String
showConstr = constring

-- | The constructor of a name.
readConstr :: DataType -> String -> Maybe Constr
readConstr t s = case dataTypeRep t of
    AlgRep cs -> listToMaybe [c | c <- cs, showConstr c == s]
    IntRep -> fmap (primitive . IntConstr) (whole s)
    FloatRep -> fmap (\d -> primitive (FloatConstr (toRational (d :: Double)))) (whole s)
    CharRep -> fmap (primitive . CharConstr) (whole s)
    NoRep -> Nothing
  where
    primitive r = primitiveConstr t s r
    whole :: Read b => String -> Maybe b
    whole text = case reads text of
      [(x, "")] -> Just x
      _ -> Nothing

-- | Whether a type has constructors.
isAlgType :: DataType -> Bool
isAlgType t = case datarep t of
  AlgRep _ -> True
  _ -> False

-- | How many constructors a type has.
maxConstrIndex :: DataType -> ConIndex
maxConstrIndex = length . dataTypeConstrs

-- | A type of whole numbers.
mkIntType :: String -> DataType
mkIntType name = DataType name IntRep

-- | A type of fractions.
mkFloatType :: String -> DataType
mkFloatType name = DataType name FloatRep

-- | A type of characters.
mkCharType :: String -> DataType
mkCharType name = DataType name CharRep

-- | A type that cannot be looked into.
mkNoRepType :: String -> DataType
mkNoRepType name = DataType name NoRep

-- | Whether a type cannot be looked into.
isNorepType :: DataType -> Bool
isNorepType t = datarep t == NoRep

primitiveConstr :: DataType -> String -> ConstrRep -> Constr
primitiveConstr t s r = Constr r s (errorWithoutStackTrace "Data.Data.constrFields") (errorWithoutStackTrace "Data.Data.constrFixity") t

-- | A number as a constructor.
mkIntegralConstr :: (Integral a, Show a) => DataType -> a -> Constr
mkIntegralConstr t i = case datarep t of
  IntRep -> primitiveConstr t (show i) (IntConstr (toInteger i))
  _ -> errorWithoutStackTrace ("Data.Data.mkIntegralConstr is not supported for " ++ dataTypeName t ++ ", as it is not an Integral data type.")

-- | A number as a constructor.
mkRealConstr :: (Real a, Show a) => DataType -> a -> Constr
mkRealConstr t f = case datarep t of
  FloatRep -> primitiveConstr t (show f) (FloatConstr (toRational f))
  _ -> errorWithoutStackTrace ("Data.Data.mkRealConstr is not supported for " ++ dataTypeName t ++ ", as it is not a Real data type.")

-- | A character as a constructor.
mkCharConstr :: DataType -> Char -> Constr
mkCharConstr t c = case datarep t of
  CharRep -> primitiveConstr t (show c) (CharConstr c)
  _ -> errorWithoutStackTrace ("Data.Data.mkCharConstr is not supported for " ++ dataTypeName t ++ ", as it is not an Char data type.")

-- | A name without its module.
tyconUQname :: String -> String
tyconUQname s = case break (== '.') s of
  (_, []) -> s
  (_, _ : rest) -> tyconUQname rest

-- | The module of a name.
tyconModule :: String -> String
tyconModule s = case break (== '.') s of
  (_, "") -> ""
  (a, _ : b) -> let rest = tyconModule b in if null rest then a else a ++ '.' : rest

-- Numbers and characters

integral :: (Integral a, Num b) => (forall r. r -> c r) -> (b -> a) -> Constr -> c a
integral z f c = case constrRep c of
  IntConstr i -> z (f (fromInteger i))
  _ -> unfit c

unfit :: Constr -> a
unfit c = errorWithoutStackTrace ("Data.Data.gunfold: Constructor " ++ show c ++ " is not of type " ++ dataTypeName (constrType c) ++ ".")

instance Data Int where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Prelude.Int" }
instance Data Integer where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Prelude.Integer" }
instance Data Natural where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Numeric.Natural.Natural" }
instance Data Word where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Word.Word" }
instance Data Int8 where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Int.Int8" }
instance Data Int16 where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Int.Int16" }
instance Data Int32 where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Int.Int32" }
instance Data Int64 where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Int.Int64" }
instance Data Word8 where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Word.Word8" }
instance Data Word16 where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Word.Word16" }
instance Data Word32 where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Word.Word32" }
instance Data Word64 where { toConstr x = mkIntegralConstr (dataTypeOf x) x; gunfold _ z = integral z id; dataTypeOf _ = mkIntType "Data.Word.Word64" }

instance Data Double where
  toConstr x = mkRealConstr (dataTypeOf x) x
  gunfold _ z c = case constrRep c of
    FloatConstr r -> z (fromRational r)
    _ -> unfit c
  dataTypeOf _ = mkFloatType "Prelude.Double"

instance Data Float where
  toConstr x = mkRealConstr (dataTypeOf x) x
  gunfold _ z c = case constrRep c of
    FloatConstr r -> z (fromRational r)
    _ -> unfit c
  dataTypeOf _ = mkFloatType "Prelude.Float"

instance Data Char where
  toConstr x = mkCharConstr (dataTypeOf x) x
  gunfold _ z c = case constrRep c of
    CharConstr x -> z x
    _ -> unfit c
  dataTypeOf _ = mkCharType "Prelude.Char"

-- Types with constructors: the type and its constructors hold each other.

plainType :: String -> [String] -> DataType
plainType name cs = t
  where t = mkDataType name [mkConstr t c [] (if take 1 c == ":" then Infix else Prefix) | c <- cs]

boolType, orderingType, unitType, maybeType, eitherType, listType, ratioType, nonEmptyType :: DataType
boolType = plainType "Bool" ["False", "True"]
orderingType = plainType "Ordering" ["LT", "EQ", "GT"]
unitType = plainType "()" ["()"]
maybeType = plainType "Maybe" ["Nothing", "Just"]
eitherType = plainType "Either" ["Left", "Right"]
ratioType = plainType "GHC.Real.Ratio" [":%"]
nonEmptyType = plainType "NonEmpty" [":|"]
listType = t
  where t = mkDataType "Prelude.[]" [mkConstr t "[]" [] Prefix, mkConstr t "(:)" [] Infix]

instance Data Bool where
  toConstr x = indexConstr boolType (fromEnum x + 1)
  gunfold _ z c = z (toEnum (constrIndex c - 1))
  dataTypeOf _ = boolType

instance Data Ordering where
  toConstr x = indexConstr orderingType (fromEnum x + 1)
  gunfold _ z c = z (toEnum (constrIndex c - 1))
  dataTypeOf _ = orderingType

instance Data () where
  toConstr () = indexConstr unitType 1
  gunfold _ z _ = z ()
  dataTypeOf _ = unitType

instance Data a => Data (Maybe a) where
  gfoldl _ z Nothing = z Nothing
  gfoldl k z (Just x) = z Just `k` x
  toConstr x = indexConstr maybeType (maybe 1 (const 2) x)
  gunfold k z c = if constrIndex c == 1 then z Nothing else k (z Just)
  dataTypeOf _ = maybeType
  dataCast1 f = gcast1 f

instance (Data a, Data b) => Data (Either a b) where
  gfoldl k z (Left x) = z Left `k` x
  gfoldl k z (Right x) = z Right `k` x
  toConstr x = indexConstr eitherType (either (const 1) (const 2) x)
  gunfold k z c = if constrIndex c == 1 then k (z Left) else k (z Right)
  dataTypeOf _ = eitherType
  dataCast2 f = gcast2 f

instance Data a => Data [a] where
  gfoldl _ z [] = z []
  gfoldl k z (x : xs) = z (:) `k` x `k` xs
  toConstr x = indexConstr listType (if null x then 1 else 2)
  gunfold k z c = if constrIndex c == 1 then z [] else k (k (z (:)))
  dataTypeOf _ = listType
  dataCast1 f = gcast1 f

instance Data a => Data (NonEmpty a) where
  gfoldl k z (x :| xs) = z (:|) `k` x `k` xs
  toConstr _ = indexConstr nonEmptyType 1
  gunfold k z _ = k (k (z (:|)))
  dataTypeOf _ = nonEmptyType
  dataCast1 f = gcast1 f

instance (Data a, Integral a) => Data (Ratio a) where
  gfoldl k z x = z (%) `k` numerator x `k` denominator x
  toConstr _ = indexConstr ratioType 1
  gunfold k z _ = k (k (z (%)))
  dataTypeOf _ = ratioType

tupleType :: Int -> DataType
tupleType n = plainType name [name]
  where name = "(" ++ replicate (n - 1) ',' ++ ")"

instance (Data a, Data b) => Data (a, b) where
  gfoldl k z (a, b) = z (,) `k` a `k` b
  toConstr _ = indexConstr (tupleType 2) 1
  gunfold k z _ = k (k (z (,)))
  dataTypeOf _ = tupleType 2
  dataCast2 f = gcast2 f

instance (Data a, Data b, Data c) => Data (a, b, c) where
  gfoldl k z (a, b, c) = z (,,) `k` a `k` b `k` c
  toConstr _ = indexConstr (tupleType 3) 1
  gunfold k z _ = k (k (k (z (,,))))
  dataTypeOf _ = tupleType 3

instance (Data a, Data b, Data c, Data d) => Data (a, b, c, d) where
  gfoldl k z (a, b, c, d) = z (,,,) `k` a `k` b `k` c `k` d
  toConstr _ = indexConstr (tupleType 4) 1
  gunfold k z _ = k (k (k (k (z (,,,)))))
  dataTypeOf _ = tupleType 4

instance (Data a, Data b, Data c, Data d, Data e) => Data (a, b, c, d, e) where
  gfoldl k z (a, b, c, d, e) = z (,,,,) `k` a `k` b `k` c `k` d `k` e
  toConstr _ = indexConstr (tupleType 5) 1
  gunfold k z _ = k (k (k (k (k (z (,,,,))))))
  dataTypeOf _ = tupleType 5

deriving instance (Data a, Data b, Data c, Data d, Data e, Data f) => Data (a, b, c, d, e, f)
deriving instance (Data a, Data b, Data c, Data d, Data e, Data f, Data g) => Data (a, b, c, d, e, f, g)

-- Wrappers and small types

deriving instance Data Version
deriving instance Data Void
deriving instance Data a => Data (Complex a)
deriving instance Data a => Data (Identity a)
deriving instance (Typeable f, Typeable g, Typeable a, Data (f (g a))) => Data (Compose f g a)
deriving instance (Typeable f, Typeable g, Data a, Data (f a), Data (g a)) => Data (Functors.Product f g a)
deriving instance (Typeable f, Typeable g, Data a, Data (f a), Data (g a)) => Data (Functors.Sum f g a)
deriving instance Data a => Data (Sum a)
deriving instance Data a => Data (Product a)
deriving instance Data a => Data (Dual a)
deriving instance Data All
deriving instance Data Any
deriving instance Data a => Data (First a)
deriving instance Data a => Data (Last a)
deriving instance (Typeable f, Typeable a, Data (f a)) => Data (Alt f a)
deriving instance (Typeable f, Typeable a, Data (f a)) => Data (Ap f a)
deriving instance Data a => Data (Min a)
deriving instance Data a => Data (Max a)
deriving instance Data a => Data (Semigroups.First a)
deriving instance Data a => Data (Semigroups.Last a)
deriving instance (Data a, Data b) => Data (Arg a b)
deriving instance Data m => Data (WrappedMonoid m)
deriving instance Data a => Data (Down a)
deriving instance Data a => Data (ZipList a)
deriving instance Data t => Data (Proxy t)
deriving instance Data a => Data (Tree a)

instance (a ~ b, Data a) => Data (a :~: b) where
  gfoldl _ z Refl = z Refl
  toConstr _ = indexConstr reflType 1
  gunfold _ z _ = z Refl
  dataTypeOf _ = reflType

reflType :: DataType
reflType = plainType ":~:" ["Refl"]

-- The last parameter need not be a type of values.
instance (Data a, Typeable b) => Data (Const a b) where
  gfoldl k z (Const a) = z Const `k` a
  gunfold k z _ = k (z Const)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = algebraicType "Const" [("Const", ["getConst"], False)]

instance Typeable a => Data (Fixed a) where
  gfoldl k z (MkFixed a) = z MkFixed `k` a
  gunfold k z _ = k (z MkFixed)
  toConstr _ = indexConstr fixedType 1
  dataTypeOf _ = fixedType

fixedType :: DataType
fixedType = plainType "Data.Fixed.Fixed" ["MkFixed"]

-- Times

deriving instance Data Day
deriving instance Data UniversalTime
deriving instance Data DiffTime
deriving instance Data NominalDiffTime
deriving instance Data UTCTime
deriving instance Data TimeZone
deriving instance Data TimeOfDay
deriving instance Data LocalTime
deriving instance Data ZonedTime

-- Collections: one constructor, a function from lists

from :: Data l => (forall d b. Data d => c (d -> b) -> d -> c b) -> (forall g. g -> c g) -> (l -> a) -> l -> c a
from k z make parts = z make `k` parts

instance (Data k, Data a, Ord k) => Data (Map.Map k a) where
  gfoldl k z m = from k z Map.fromList (Map.toList m)
  gunfold k z _ = k (z Map.fromList)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.Map.Internal.Map" ["fromList"]
  dataCast2 f = gcast2 f

instance (Data a, Ord a) => Data (Set.Set a) where
  gfoldl k z m = from k z Set.fromList (Set.toList m)
  gunfold k z _ = k (z Set.fromList)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.Set.Internal.Set" ["fromList"]
  dataCast1 f = gcast1 f

instance Data a => Data (IntMap.IntMap a) where
  gfoldl k z m = from k z IntMap.fromList (IntMap.toList m)
  gunfold k z _ = k (z IntMap.fromList)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.IntMap.Internal.IntMap" ["fromList"]
  dataCast1 f = gcast1 f

instance Data IntSet.IntSet where
  gfoldl k z m = from k z IntSet.fromList (IntSet.toList m)
  gunfold k z _ = k (z IntSet.fromList)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.IntSet.Internal.IntSet" ["fromList"]

instance (Data k, Data v, Eq k, Hashable k) => Data (HashMap.HashMap k v) where
  gfoldl k z m = from k z HashMap.fromList (HashMap.toList m)
  gunfold k z _ = k (z HashMap.fromList)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.HashMap.Internal.HashMap" ["fromList"]
  dataCast2 f = gcast2 f

instance (Data a, Eq a, Hashable a) => Data (HashSet.HashSet a) where
  gfoldl k z m = from k z HashSet.fromList (HashSet.toList m)
  gunfold k z _ = k (z HashSet.fromList)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.HashSet.Internal.HashSet" ["fromList"]
  dataCast1 f = gcast1 f

instance Data a => Data (Vector.Vector a) where
  gfoldl k z v = from k z Vector.fromList (Vector.toList v)
  gunfold k z _ = k (z Vector.fromList)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.Vector.Vector" ["fromList"]
  dataCast1 f = gcast1 f

instance (Data a, Unboxed.Unbox a) => Data (Unboxed.Vector a) where
  gfoldl k z v = from k z Unboxed.fromList (Unboxed.toList v)
  gunfold k z _ = k (z Unboxed.fromList)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.Vector.Unboxed.Vector" ["fromList"]
  dataCast1 f = gcast1 f

instance Data Text.Text where
  gfoldl k z t = from k z Text.pack (Text.unpack t)
  gunfold k z _ = k (z Text.pack)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.Text.Text" ["pack"]

instance Data LazyText.Text where
  gfoldl k z t = from k z LazyText.pack (LazyText.unpack t)
  gunfold k z _ = k (z LazyText.pack)
  toConstr x = indexConstr (dataTypeOf x) 1
  dataTypeOf _ = plainType "Data.Text.Lazy.Text" ["pack"]

instance Data Bytes.ByteString where
  gfoldl k z t = from k z Bytes.pack (Bytes.unpack t)
  gunfold _ _ = errorWithoutStackTrace "Data.ByteString.ByteString.gunfold"
  toConstr _ = errorWithoutStackTrace "Data.ByteString.ByteString.toConstr"
  dataTypeOf _ = mkNoRepType "Data.ByteString.ByteString"

instance Data LazyBytes.ByteString where
  gfoldl k z t = from k z LazyBytes.pack (LazyBytes.unpack t)
  gunfold _ _ = errorWithoutStackTrace "Data.ByteString.Lazy.ByteString.gunfold"
  toConstr _ = errorWithoutStackTrace "Data.ByteString.Lazy.ByteString.toConstr"
  dataTypeOf _ = mkNoRepType "Data.ByteString.Lazy.ByteString"

instance (Typeable a, Data a, Data b, Ix a) => Data (Array a b) where
  gfoldl k z a = from k z (listArray (bounds a)) (elems a)
  gunfold _ _ = errorWithoutStackTrace "Data.Data.gunfold(Array)"
  toConstr _ = errorWithoutStackTrace "Data.Data.toConstr(Array)"
  dataTypeOf _ = mkNoRepType "Data.Array.Array"
  dataCast2 f = gcast2 f

-- A sequence is empty, or an element before one.
instance Data a => Data (Sequence.Seq a) where
  gfoldl k z s = case Sequence.viewl s of
    Sequence.EmptyL -> z Sequence.empty
    x Sequence.:< xs -> z (Sequence.<|) `k` x `k` xs
  gunfold k z c = if constrIndex c == 1 then z Sequence.empty else k (k (z (Sequence.<|)))
  toConstr s = indexConstr (dataTypeOf s) (if Sequence.null s then 1 else 2)
  dataTypeOf _ = algebraicType "Data.Sequence.Seq" [("empty", [], False), ("<|", [], True)]
  dataCast1 f = gcast1 f
