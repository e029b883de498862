{-# LANGUAGE PatternSynonyms #-}
-- | The tuple of one component.
module GHC.Tuple (Solo(Solo, MkSolo), getSolo) where

{-# NEWER Solo, MkSolo, getSolo #-}

-- | One component, which need not be evaluated when the tuple is.
data Solo a = Solo a
  deriving (Eq, Ord, Show, Read, Bounded, Functor, Foldable, Traversable)

-- | The constructor by its later name.
pattern MkSolo :: a -> Solo a
pattern MkSolo a = Solo a
{-# COMPLETE MkSolo #-}

-- | The component.
getSolo :: Solo a -> a
getSolo (Solo a) = a

instance Applicative Solo where
  pure = Solo
  Solo f <*> Solo x = Solo (f x)

instance Monad Solo where
  Solo x >>= f = f x

instance Semigroup a => Semigroup (Solo a) where
  Solo x <> Solo y = Solo (x <> y)

instance Monoid a => Monoid (Solo a) where
  mempty = Solo mempty
