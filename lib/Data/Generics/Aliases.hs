{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
-- | Functions for all types from functions for some: `mkT`, `extQ` and their relatives.
module Data.Generics.Aliases
  ( mkT, mkQ, mkM, mkMp, mkR, ext0, extT, extQ, extM, extMp, extB, extR
  , Generic, GenericT, GenericQ, GenericM, GenericB, GenericR
  , Generic'(..), GenericT'(..), GenericQ'(..), GenericM'(..)
  , orElse, recoverMp, recoverQ, choiceMp, choiceQ
  , ext1, ext1T, ext1M, ext1Q, ext1R, ext1B, ext2T, ext2M, ext2Q, ext2R, ext2B
  ) where

import Control.Monad (MonadPlus(..))
import Data.Data
import Data.Maybe (fromMaybe)

-- | Something of every type, under a constructor.
type Generic c = forall a. Data a => a -> c a

-- | Transformations.
type GenericT = forall a. Data a => a -> a

-- | Questions.
type GenericQ r = forall a. Data a => a -> r

-- | Transformations in a monad.
type GenericM m = forall a. Data a => a -> m a

-- | Values of every type.
type GenericB = forall a. Data a => a

-- | Readers of every type.
type GenericR m = forall a. Data a => m a

-- | A 'Generic' that may be stored.
data Generic' c = Generic' { unGeneric' :: Generic c }

-- | A 'GenericT' that may be stored.
newtype GenericT' = GT { unGT :: forall a. Data a => a -> a }

-- | A 'GenericQ' that may be stored.
newtype GenericQ' r = GQ { unGQ :: GenericQ r }

-- | A 'GenericM' that may be stored.
newtype GenericM' m = GM { unGM :: forall a. Data a => a -> m a }

-- | Transforms one type, leaves the others.
mkT :: (Typeable a, Typeable b) => (b -> b) -> a -> a
mkT = extT id

-- | Asks one type; the others give the first argument.
mkQ :: (Typeable a, Typeable b) => r -> (b -> r) -> a -> r
mkQ r q a = maybe r q (cast a)

-- | Transforms one type in a monad, leaves the others.
mkM :: (Monad m, Typeable a, Typeable b) => (b -> m b) -> a -> m a
mkM = extM return

-- | Transforms one type, fails at the others.
mkMp :: (MonadPlus m, Typeable a, Typeable b) => (b -> m b) -> a -> m a
mkMp = extM (const mzero)

-- | Reads one type, fails at the others.
mkR :: (MonadPlus m, Typeable a, Typeable b) => m b -> m a
mkR f = mzero `extR` f

-- | The second where its type fits, else the first.
ext0 :: (Typeable a, Typeable b) => c a -> c b -> c a
ext0 other special = fromMaybe other (gcast special)

-- | Another transformation at one type.
extT :: (Typeable a, Typeable b) => (a -> a) -> (b -> b) -> a -> a
extT other special = unT (T other `ext0` T special)

-- | Another question at one type.
extQ :: (Typeable a, Typeable b) => (a -> r) -> (b -> r) -> a -> r
extQ other special a = maybe (other a) special (cast a)

-- | Another transformation in a monad at one type.
extM :: (Monad m, Typeable a, Typeable b) => (a -> m a) -> (b -> m b) -> a -> m a
extM other special = unM (M other `ext0` M special)

-- | Another transformation that may fail at one type.
extMp :: (MonadPlus m, Typeable a, Typeable b) => (a -> m a) -> (b -> m b) -> a -> m a
extMp = extM

-- | Another value at one type.
extB :: (Typeable a, Typeable b) => a -> b -> a
extB other = fromMaybe other . cast

-- | Another reader at one type.
extR :: (Monad m, Typeable a, Typeable b) => m a -> m b -> m a
extR other special = unR (R other `ext0` R special)

-- | The first that is something.
orElse :: Maybe a -> Maybe a -> Maybe a
x `orElse` y = case x of
  Just _ -> x
  Nothing -> y

-- | The second where the first fails.
choiceMp :: MonadPlus m => GenericM m -> GenericM m -> GenericM m
choiceMp f g x = f x `mplus` g x

-- | The second where the first fails.
choiceQ :: MonadPlus m => GenericQ (m r) -> GenericQ (m r) -> GenericQ (m r)
choiceQ f g x = f x `mplus` g x

-- | Leaves what the transformation fails at.
recoverMp :: MonadPlus m => GenericM m -> GenericM m
recoverMp f = f `choiceMp` return

-- | This answer where the question fails.
recoverQ :: MonadPlus m => r -> GenericQ (m r) -> GenericQ (m r)
recoverQ r f = f `choiceQ` const (return r)

-- | Another one at types of one constructor.
ext1 :: (Data a, Typeable t) => c a -> (forall d. Data d => c (t d)) -> c a
ext1 other special = fromMaybe other (dataCast1 special)

-- | Another transformation at types of one constructor.
ext1T :: (Data d, Typeable t) => (forall e. Data e => e -> e) -> (forall f. Data f => t f -> t f) -> d -> d
ext1T other special = unT (T other `ext1` T special)

-- | Another transformation in a monad at types of one constructor.
ext1M :: (Monad m, Data d, Typeable t) => (forall e. Data e => e -> m e) -> (forall f. Data f => t f -> m (t f)) -> d -> m d
ext1M other special = unM (M other `ext1` M special)

-- | Another question at types of one constructor.
ext1Q :: (Data d, Typeable t) => (d -> q) -> (forall e. Data e => t e -> q) -> d -> q
ext1Q other special = unQ (Q other `ext1` Q special)

-- | Another reader at types of one constructor.
ext1R :: (Monad m, Data d, Typeable t) => m d -> (forall e. Data e => m (t e)) -> m d
ext1R other special = unR (R other `ext1` R special)

-- | Another value at types of one constructor.
ext1B :: (Data a, Typeable t) => a -> (forall b. Data b => t b) -> a
ext1B other special = unB (B other `ext1` B special)

-- | Another one at types of one constructor of two arguments.
ext2 :: (Data a, Typeable t) => c a -> (forall d1 d2. (Data d1, Data d2) => c (t d1 d2)) -> c a
ext2 other special = fromMaybe other (dataCast2 special)

-- | Another transformation at types of one constructor of two arguments.
ext2T :: (Data d, Typeable t) => (forall e. Data e => e -> e) -> (forall d1 d2. (Data d1, Data d2) => t d1 d2 -> t d1 d2) -> d -> d
ext2T other special = unT (T other `ext2` T special)

-- | Another transformation in a monad at types of one constructor of two arguments.
ext2M
  :: (Monad m, Data d, Typeable t)
  => (forall e. Data e => e -> m e) -> (forall d1 d2. (Data d1, Data d2) => t d1 d2 -> m (t d1 d2)) -> d -> m d
ext2M other special = unM (M other `ext2` M special)

-- | Another question at types of one constructor of two arguments.
ext2Q :: (Data d, Typeable t) => (d -> q) -> (forall d1 d2. (Data d1, Data d2) => t d1 d2 -> q) -> d -> q
ext2Q other special = unQ (Q other `ext2` Q special)

-- | Another reader at types of one constructor of two arguments.
ext2R :: (Monad m, Data d, Typeable t) => m d -> (forall d1 d2. (Data d1, Data d2) => m (t d1 d2)) -> m d
ext2R other special = unR (R other `ext2` R special)

-- | Another value at types of one constructor of two arguments.
ext2B :: (Data a, Typeable t) => a -> (forall d1 d2. (Data d1, Data d2) => t d1 d2) -> a
ext2B other special = unB (B other `ext2` B special)

-- Types with the changing part last, for casts under a constructor.
newtype T a = T { unT :: a -> a }
newtype Q r a = Q { unQ :: a -> r }
newtype M m a = M { unM :: a -> m a }
newtype R m a = R { unR :: m a }
newtype B a = B { unB :: a }
