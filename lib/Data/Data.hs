{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
-- | Values that can be taken apart and put together without knowing their types. There is no `deriving Data`: instances are written by hand.
module Data.Data
  ( module Data.Typeable, Data(..)
  , DataType, mkDataType, mkIntType, mkFloatType, mkCharType, mkNoRepType
  , dataTypeName, DataRep(..), dataTypeRep, repConstr, isAlgType, dataTypeConstrs, indexConstr, maxConstrIndex, isNorepType
  , Constr, ConIndex, Fixity(..), mkConstr, mkIntegralConstr, mkRealConstr, mkCharConstr
  , constrType, ConstrRep(..), constrRep, constrFields, constrFixity, constrIndex, showConstr, readConstr
  , tyconUQname, tyconModule, fromConstr, fromConstrB, fromConstrM
  ) where

import Control.Monad (MonadPlus(..), liftM2)
import Data.Functor.Const (Const(..))
import Data.Functor.Identity (Identity(..))
import Data.Int (Int8, Int16, Int32, Int64)
import Data.List.NonEmpty (NonEmpty(..))
import Data.Maybe (fromJust, listToMaybe)
import Data.Ratio (Ratio, denominator, numerator, (%))
import Data.Typeable
import Data.Word (Word8, Word16, Word32, Word64)
import Numeric.Natural (Natural)

-- | Types whose values can be taken apart.
class Typeable a => Data a where
  -- | Folds over the parts from the left: what to do with a part, and how to begin with the constructor.
  gfoldl :: (forall d b. Data d => c (d -> b) -> d -> c b) -> (forall g. g -> c g) -> a -> c a
  gfoldl _ z = z
  -- | Builds a value of a constructor.
  gunfold :: (forall b r. Data b => c (b -> r) -> c r) -> (forall r. r -> c r) -> Constr -> c a
  -- | The constructor.
  toConstr :: a -> Constr
  -- | The type; the value is not looked at.
  dataTypeOf :: a -> DataType
  -- | What is given for all @t d@, if the type is one of them.
  dataCast1 :: Typeable t => (forall d. Data d => c (t d)) -> Maybe (c a)
  dataCast1 _ = Nothing
  -- | What is given for all @t d e@, if the type is one of them.
  dataCast2 :: Typeable t => (forall d e. (Data d, Data e) => c (t d e)) -> Maybe (c a)
  dataCast2 _ = Nothing
  -- | Changes all parts.
  gmapT :: (forall b. Data b => b -> b) -> a -> a
  gmapT f x0 = runIdentity (gfoldl (\(Identity c) x -> Identity (c (f x))) Identity x0)
  -- | Asks all parts, from the left.
  gmapQl :: forall r r'. (r -> r' -> r) -> r -> (forall d. Data d => d -> r') -> a -> r
  gmapQl o r f x0 = getConst (gfoldl (\(Const c) x -> Const (c `o` f x)) (\_ -> Const r) x0)
  -- | Asks all parts, from the right.
  gmapQr :: forall r r'. (r' -> r -> r) -> r -> (forall d. Data d => d -> r') -> a -> r
  gmapQr o r0 f x0 = unQr (gfoldl (\(Qr c) x -> Qr (\r -> c (f x `o` r))) (\_ -> Qr id) x0) r0
  -- | Asks all parts.
  gmapQ :: (forall d. Data d => d -> u) -> a -> [u]
  gmapQ f = gmapQr (:) [] f
  -- | Asks one part, from 0.
  gmapQi :: forall u. Int -> (forall d. Data d => d -> u) -> a -> u
  gmapQi i f x = case gfoldl (\(Qi j q) y -> Qi (j + 1) (if i == j then Just (f y) else q)) (\_ -> Qi 0 Nothing) x of
    Qi _ q -> fromJust q
  -- | Changes all parts in a monad.
  gmapM :: forall m. Monad m => (forall d. Data d => d -> m d) -> a -> m a
  gmapM f = gfoldl (\c x -> c >>= \g -> f x >>= \y -> return (g y)) return
  -- | Changes all parts where that succeeds; fails if it does nowhere.
  gmapMp :: forall m. MonadPlus m => (forall d. Data d => d -> m d) -> a -> m a
  gmapMp f x = unMp (gfoldl k (\g -> Mp (return (g, False))) x) >>= \(y, b) -> if b then return y else mzero
    where
      k :: Data d => Mp m (d -> b) -> d -> Mp m b
      k (Mp c) y = Mp (c >>= \(h, b) -> (f y >>= \y' -> return (h y', True)) `mplus` return (h y, b))
  -- | Changes the first part where that succeeds; fails if it does nowhere.
  gmapMo :: forall m. MonadPlus m => (forall d. Data d => d -> m d) -> a -> m a
  gmapMo f x = unMp (gfoldl k (\g -> Mp (return (g, False))) x) >>= \(y, b) -> if b then return y else mzero
    where
      k :: Data d => Mp m (d -> b) -> d -> Mp m b
      k (Mp c) y = Mp (c >>= \(h, b) ->
        if b then return (h y, b) else (f y >>= \y' -> return (h y', True)) `mplus` return (h y, b))
  {-# MINIMAL gunfold, toConstr, dataTypeOf #-}

newtype Qr r a = Qr { unQr :: r -> r }
data Qi q a = Qi Int (Maybe q)
newtype Mp m x = Mp { unMp :: m (x, Bool) }

-- | A value of the constructor; its parts are errors.
fromConstr :: Data a => Constr -> a
fromConstr = fromConstrB (errorWithoutStackTrace "Data.Data.fromConstr")

-- | A value of the constructor with these parts.
fromConstrB :: Data a => (forall d. Data d => d) -> Constr -> a
fromConstrB f c = runIdentity (gunfold (\(Identity g) -> Identity (g f)) Identity c)

-- | A value of the constructor with parts from a monad.
fromConstrM :: (Monad m, Data a) => (forall d. Data d => m d) -> Constr -> m a
fromConstrM f = gunfold (\c -> c >>= \g -> fmap g f) return

-- | A type: name and kind of values.
data DataType = DataType { tycon :: String, datarep :: DataRep }
  deriving Show

-- | A constructor.
data Constr = Constr
  { conrep :: ConstrRep
  , constring :: String
  , confields :: [String]
  , confixity :: Fixity
  , datatype :: DataType
  }

instance Show Constr where
  show = constring

instance Eq Constr where
  a == b = conrep a == conrep b

-- | What the values of a type are.
data DataRep = AlgRep [Constr] | IntRep | FloatRep | CharRep | NoRep
  deriving (Eq, Show)

-- | What a constructor is.
data ConstrRep = AlgConstr ConIndex | IntConstr Integer | FloatConstr Rational | CharConstr Char
  deriving (Eq, Show)

-- | From 1.
type ConIndex = Int

-- | How a constructor is written.
data Fixity = Prefix | Infix
  deriving (Eq, Show)

-- | The name of a type.
dataTypeName :: DataType -> String
dataTypeName = tycon

-- | What the values of a type are.
dataTypeRep :: DataType -> DataRep
dataTypeRep = datarep

-- | The type of a constructor.
constrType :: Constr -> DataType
constrType = datatype

-- | What a constructor is.
constrRep :: Constr -> ConstrRep
constrRep = conrep

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

-- | The constructors of a type.
dataTypeConstrs :: DataType -> [Constr]
dataTypeConstrs t = case datarep t of
  AlgRep cs -> cs
  _ -> errorWithoutStackTrace ("Data.Data.dataTypeConstrs is not supported for " ++ dataTypeName t ++ ", as it is not an algebraic data type.")

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

-- | A constructor by its number.
indexConstr :: DataType -> ConIndex -> Constr
indexConstr t i = dataTypeConstrs t !! (i - 1)

-- | The number of a constructor.
constrIndex :: Constr -> ConIndex
constrIndex c = case constrRep c of
  AlgConstr i -> i
  _ -> errorWithoutStackTrace ("Data.Data.constrIndex is not supported for " ++ dataTypeName (constrType c) ++ ", as it is not an algebraic data type.")

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
