-- | Applicative functors.
module Control.Applicative
  ( Applicative(..), Alternative(..), Const(..), WrappedMonad(..), WrappedArrow(..), ZipList(..)
  , (<$>), (<$), (<**>), liftA, liftA3, optional, asum
  ) where

import Data.Functor.Const ()
import Control.Arrow (Arrow(..), ArrowPlus(..), ArrowZero(..), (>>>))
import Needle.Base
import Needle.List (zipWith)
import Needle.Foldable hiding (asum)
import Needle.Newer.Prelude (asum)
import Needle.Monad

-- | Lists applied element by element.
newtype ZipList a = ZipList { getZipList :: [a] }
  deriving (Eq, Ord, Show, Read)

instance Functor ZipList where
  fmap f (ZipList xs) = ZipList (map f xs)

instance Foldable ZipList where
  foldr f z (ZipList xs) = foldr f z xs
  length (ZipList xs) = length xs

instance Traversable ZipList where
  traverse f (ZipList xs) = fmap ZipList (traverse f xs)

instance Applicative ZipList where
  pure x = ZipList (repeat x)
  liftA2 f (ZipList xs) (ZipList ys) = ZipList (zipWith f xs ys)
  ZipList fs <*> ZipList xs = ZipList (zipWith id fs xs)

instance Alternative ZipList where
  empty = ZipList []
  ZipList xs <|> ZipList ys = ZipList (xs ++ drop (length xs) ys)

-- | The applicative functor of a monad.
newtype WrappedMonad m a = WrapMonad { unwrapMonad :: m a }

instance Monad m => Functor (WrappedMonad m) where
  fmap f (WrapMonad v) = WrapMonad (liftM f v)

instance Monad m => Applicative (WrappedMonad m) where
  pure x = WrapMonad (pure x)
  WrapMonad f <*> WrapMonad v = WrapMonad (ap f v)

instance Monad m => Monad (WrappedMonad m) where
  WrapMonad a >>= f = WrapMonad (a >>= \x -> unwrapMonad (f x))

instance MonadPlus m => Alternative (WrappedMonad m) where
  empty = WrapMonad mzero
  WrapMonad u <|> WrapMonad v = WrapMonad (mplus u v)

instance MonadPlus m => MonadPlus (WrappedMonad m)

-- | The applicative functor of an arrow.
newtype WrappedArrow a b c = WrapArrow { unwrapArrow :: a b c }

instance Arrow a => Functor (WrappedArrow a b) where
  fmap f (WrapArrow a) = WrapArrow (a >>> arr f)

instance Arrow a => Applicative (WrappedArrow a b) where
  pure x = WrapArrow (arr (const x))
  WrapArrow f <*> WrapArrow x = WrapArrow (f &&& x >>> arr (\(g, y) -> g y))

instance (ArrowZero a, ArrowPlus a) => Alternative (WrappedArrow a b) where
  empty = WrapArrow zeroArrow
  WrapArrow u <|> WrapArrow v = WrapArrow (u <+> v)
