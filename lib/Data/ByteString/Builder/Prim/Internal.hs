-- | What "Data.ByteString.Builder.Prim" is made of.
module Data.ByteString.Builder.Prim.Internal
  ( Size, FixedPrim(..), emptyF, contramapF, pairF, BoundedPrim(..), emptyB, contramapB, pairB, eitherB, condB
  , toB, liftFixedToBounded, Contravariant(..), Monoidal(..)
  ) where

import Data.ByteString.Builder (Builder)

infixl 4 >$<
infixr 5 >*<

-- | A number of bytes.
type Size = Int

-- | Makes so many bytes of a value.
data FixedPrim a = FixedPrim { size :: Size, buildF :: a -> Builder }

-- | Makes at most so many bytes of a value.
data BoundedPrim a = BoundedPrim { sizeBound :: Size, buildB :: a -> Builder }

-- | What can be asked of the result of a function.
class Contravariant f where
  (>$<) :: (b -> a) -> f a -> f b

instance Contravariant FixedPrim where
  (>$<) = contramapF

instance Contravariant BoundedPrim where
  (>$<) = contramapB

-- | What can be asked of both components.
class Monoidal f where
  (>*<) :: f a -> f b -> f (a, b)

instance Monoidal FixedPrim where
  (>*<) = pairF

instance Monoidal BoundedPrim where
  (>*<) = pairB

-- | No bytes.
emptyF :: FixedPrim a
emptyF = FixedPrim 0 (const mempty)

-- | By a function.
contramapF :: (b -> a) -> FixedPrim a -> FixedPrim b
contramapF f (FixedPrim n b) = FixedPrim n (b . f)

-- | One behind the other.
pairF :: FixedPrim a -> FixedPrim b -> FixedPrim (a, b)
pairF (FixedPrim m f) (FixedPrim n g) = FixedPrim (m + n) (\(a, b) -> f a <> g b)

-- | The same, whose length is not known to be what it is.
toB :: FixedPrim a -> BoundedPrim a
toB (FixedPrim n f) = BoundedPrim n f

-- | The same.
liftFixedToBounded :: FixedPrim a -> BoundedPrim a
liftFixedToBounded = toB

-- | No bytes.
emptyB :: BoundedPrim a
emptyB = BoundedPrim 0 (const mempty)

-- | By a function.
contramapB :: (b -> a) -> BoundedPrim a -> BoundedPrim b
contramapB f (BoundedPrim n b) = BoundedPrim n (b . f)

-- | One behind the other.
pairB :: BoundedPrim a -> BoundedPrim b -> BoundedPrim (a, b)
pairB (BoundedPrim m f) (BoundedPrim n g) = BoundedPrim (m + n) (\(a, b) -> f a <> g b)

-- | Of either side.
eitherB :: BoundedPrim a -> BoundedPrim b -> BoundedPrim (Either a b)
eitherB (BoundedPrim m f) (BoundedPrim n g) = BoundedPrim (max m n) (either f g)

-- | The first of two where the condition holds.
condB :: (a -> Bool) -> BoundedPrim a -> BoundedPrim a -> BoundedPrim a
condB holds (BoundedPrim m f) (BoundedPrim n g) = BoundedPrim (max m n) (\a -> if holds a then f a else g a)
