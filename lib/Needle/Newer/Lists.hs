-- | What Data.List, Data.Functor and Data.Traversable of base 4.18 to 4.21 export as well.
module Needle.Newer.Lists ((!?), unsnoc, List, unzip, mapAccumM, forAccumM) where

import Prelude hiding (unzip)

infixl 9 !?

{-# NEWER (!?), unsnoc, List, unzip, mapAccumM, forAccumM #-}

-- | The element at that index, if there is one.
(!?) :: [a] -> Int -> Maybe a
xs !? n
  | n < 0 = Nothing
  | otherwise = go n xs
  where
    go _ [] = Nothing
    go 0 (a : _) = Just a
    go k (_ : as) = go (k - 1) as

-- | All elements but the last, and the last one.
unsnoc :: [a] -> Maybe ([a], a)
unsnoc = foldr (\x -> Just . maybe ([], x) (\ ~(as, a) -> (x : as, a))) Nothing

-- | Lists, by a name.
type List = []

-- | Both components of the pairs.
unzip :: Functor f => f (a, b) -> (f a, f b)
unzip xs = (fst <$> xs, snd <$> xs)

newtype Carried s m a = Carried (s -> m (s, a))

instance Monad m => Functor (Carried s m) where
  fmap f (Carried go) = Carried (\s -> go s >>= \(t, a) -> return (t, f a))

instance Monad m => Applicative (Carried s m) where
  pure a = Carried (\s -> return (s, a))
  Carried f <*> Carried go = Carried (\s -> f s >>= \(t, g) -> go t >>= \(u, a) -> return (u, g a))

-- | The elements replaced one by one, from the left, by a step that carries a state.
mapAccumM :: (Monad m, Traversable t) => (s -> a -> m (s, b)) -> s -> t a -> m (s, t b)
mapAccumM f s t = case traverse (\a -> Carried (`f` a)) t of Carried go -> go s

-- | The same with the step last.
forAccumM :: (Monad m, Traversable t) => s -> t a -> (s -> a -> m (s, b)) -> m (s, t b)
forAccumM s t f = mapAccumM f s t
