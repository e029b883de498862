{-# LANGUAGE PatternSynonyms, ViewPatterns, TypeFamilies #-}
-- | Lists to whose end something can be added quickly: functions that put elements in front of others.
module Data.DList
  ( DList, pattern Nil, pattern Cons, fromList, toList, apply, empty, singleton, cons, snoc, append, concat, replicate
  , head, tail, unfoldr, foldr, map, intercalate
  ) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Prelude hiding (concat, foldr, head, map, replicate, tail)
import qualified Prelude as P
import qualified Control.Applicative as A
import Control.DeepSeq (NFData(..))
import Control.Monad (MonadPlus)
import qualified Data.Foldable as F
import qualified Data.List as L
import Data.String (IsString(..))

infixr 9 `cons`
infixl 9 `snoc`

-- | A list as what it puts in front of another.
newtype DList a = DList ([a] -> [a])

-- | The empty list.
pattern Nil :: DList a
pattern Nil <- (toList -> [])

-- | A first element and the rest.
pattern Cons :: a -> [a] -> DList a
pattern Cons x xs <- (toList -> x : xs)

instance Eq a => Eq (DList a) where
  a == b = toList a == toList b

instance Ord a => Ord (DList a) where
  compare a b = compare (toList a) (toList b)

instance Show a => Show (DList a) where
  showsPrec d l = showParen (d > 10) (showString "fromList " . shows (toList l))

instance Read a => Read (DList a) where
  readsPrec d = readParen (d > 10) (\s -> [ (fromList x, t) | ("fromList", r) <- lex s, (x, t) <- readsPrec 11 r ])

instance Semigroup (DList a) where
  (<>) = append

instance Monoid (DList a) where
  mempty = empty

instance Functor DList where
  fmap = map

instance F.Foldable DList where
  foldr = foldr
  toList = toList

instance Traversable DList where
  traverse f l = fmap fromList (traverse f (toList l))

instance Applicative DList where
  pure = singleton
  fs <*> xs = fromList (toList fs <*> toList xs)

instance Monad DList where
  l >>= f = foldr (\x r -> append (f x) r) empty l

instance MonadFail DList where
  fail _ = empty

instance A.Alternative DList where
  empty = empty
  (<|>) = append

instance MonadPlus DList

instance a ~ Char => IsString (DList a) where
  fromString = fromList

instance NFData a => NFData (DList a) where
  rnf l = rnf (toList l)

-- | From a list.
fromList :: [a] -> DList a
fromList xs = DList (xs ++)

-- | As a list.
toList :: DList a -> [a]
toList (DList f) = f []

-- | In front of a list.
apply :: DList a -> [a] -> [a]
apply (DList f) = f

-- | No elements.
empty :: DList a
empty = DList id

-- | One element.
singleton :: a -> DList a
singleton x = DList (x :)

-- | Adds an element in front.
cons :: a -> DList a -> DList a
cons x (DList f) = DList ((x :) . f)

-- | Adds an element at the end.
snoc :: DList a -> a -> DList a
snoc (DList f) x = DList (f . (x :))

-- | One list after the other.
append :: DList a -> DList a -> DList a
append (DList f) (DList g) = DList (f . g)

-- | All lists, one after the other.
concat :: [DList a] -> DList a
concat = P.foldr append empty

-- | The same element n times.
replicate :: Int -> a -> DList a
replicate n x = DList (\r -> P.foldr (:) r (P.replicate n x))

-- | The first element.
head :: DList a -> a
head l = case toList l of
  x : _ -> x
  [] -> error "Data.DList.head: empty DList"

-- | All but the first element.
tail :: DList a -> [a]
tail l = case toList l of
  _ : xs -> xs
  [] -> error "Data.DList.tail: empty DList"

-- | Elements from a seed.
unfoldr :: (b -> Maybe (a, b)) -> b -> DList a
unfoldr f b = fromList (L.unfoldr f b)

-- | Folds from the right.
foldr :: (a -> b -> b) -> b -> DList a -> b
foldr f z l = P.foldr f z (toList l)

-- | Applies a function to every element.
map :: (a -> b) -> DList a -> DList b
map f l = fromList (P.map f (toList l))

-- | Lists with another between them.
intercalate :: DList a -> [DList a] -> DList a
intercalate sep ls = concat (L.intersperse sep ls)

instance IsList (DList a) where
  type Item (DList a) = a
  fromList = fromList
  toList = toList
