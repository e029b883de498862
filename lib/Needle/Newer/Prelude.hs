{-# LANGUAGE NoImplicitPrelude #-}
-- | What the Prelude and Control.Applicative of base 4.18 to 4.20 export as well, under names of their own: they give way to the
-- originals, and to what a program has of these names.
module Needle.Newer.Prelude (liftA2, foldl', asum) where

import qualified Needle.Base as B
import qualified Needle.Foldable as F
import Needle.Base (Alternative, Applicative)
import Needle.Foldable (Foldable)

{-# NEWER liftA2, foldl', asum #-}
{-# INLINE liftA2 #-}
{-# INLINE foldl' #-}

-- | A function of two arguments on two actions.
liftA2 :: Applicative f => (a -> b -> c) -> f a -> f b -> f c
liftA2 = B.liftA2

-- | The fold from the left that evaluates what it carries.
foldl' :: Foldable t => (b -> a -> b) -> b -> t a -> b
foldl' = F.foldl'

-- | The choice among all.
asum :: (Foldable t, Alternative f) => t (f a) -> f a
asum = F.asum
