{-# LANGUAGE NoImplicitPrelude, RankNTypes, ScopedTypeVariables #-}
-- | Values that can be taken apart and put together without knowing their types: what `deriving Data` needs.
module Needle.Data where

import Needle.Base
import Needle.Classes
import Needle.Exception
import Needle.Foldable
import Needle.List
import Needle.Monad
import Needle.Prim
import Needle.Real
import Needle.Show
import Needle.Typeable

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
    Qi _ (Just y) -> y
    Qi _ Nothing -> errorWithoutStackTrace "Maybe.fromJust: Nothing"
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

-- | A type: name and kind of values.
data DataType = DataType { tycon :: [Char], datarep :: DataRep }
  deriving Show

-- | A constructor.
data Constr = Constr
  { conrep :: ConstrRep
  , constring :: [Char]
  , confields :: [[Char]]
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
dataTypeName :: DataType -> [Char]
dataTypeName = tycon

-- | What a constructor is.
constrRep :: Constr -> ConstrRep
constrRep = conrep

-- | The type of a constructor.
constrType :: Constr -> DataType
constrType = datatype

-- | The constructors of a type.
dataTypeConstrs :: DataType -> [Constr]
dataTypeConstrs t = case datarep t of
  AlgRep cs -> cs
  _ -> errorWithoutStackTrace ("Data.Data.dataTypeConstrs is not supported for " ++ dataTypeName t ++ ", as it is not an algebraic data type.")

-- | A constructor by its number.
indexConstr :: DataType -> ConIndex -> Constr
indexConstr t i = dataTypeConstrs t !! (i - 1)

-- | The number of a constructor.
constrIndex :: Constr -> ConIndex
constrIndex c = case constrRep c of
  AlgConstr i -> i
  _ -> errorWithoutStackTrace ("Data.Data.constrIndex is not supported for " ++ dataTypeName (constrType c) ++ ", as it is not an algebraic data type.")

-- | A type with constructors, each by its name, its labels, and whether it is an operator. They hold each other.
algebraicType :: [Char] -> [([Char], [[Char]], Bool)] -> DataType
algebraicType name constructors = t
  where
    t = DataType name (AlgRep (zipWith make [1 ..] constructors))
    make i (c, labels, operator) = Constr (AlgConstr i) c labels (if operator then Infix else Prefix) t
