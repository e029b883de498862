{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
-- | Traversals of whole values.
module Data.Generics.Schemes
  ( everywhere, everywhere', everywhereBut, everywhereM, somewhere
  , everything, everythingBut, everythingWithContext, listify, something, synthesize
  , gsize, glength, gdepth, gcount, gnodecount, gtypecount, gfindtype
  ) where

import Control.Monad (MonadPlus(..))
import Data.Data
import Data.Generics.Aliases

-- | Transforms everywhere, parts first.
everywhere :: (forall a. Data a => a -> a) -> (forall a. Data a => a -> a)
everywhere f = go
  where
    go :: forall a. Data a => a -> a
    go x = f (gmapT go x)

-- | Transforms everywhere, the whole first.
everywhere' :: (forall a. Data a => a -> a) -> (forall a. Data a => a -> a)
everywhere' f = go
  where
    go :: forall a. Data a => a -> a
    go x = gmapT go (f x)

-- | Transforms everywhere but in what the question says yes to.
everywhereBut :: GenericQ Bool -> GenericT -> GenericT
everywhereBut stop f = go
  where
    go :: GenericT
    go x | stop x = x
         | otherwise = f (gmapT go x)

-- | Transforms everywhere in a monad, parts first.
everywhereM :: forall m. Monad m => GenericM m -> GenericM m
everywhereM f = go
  where
    go :: GenericM m
    go x = gmapM go x >>= f

-- | Transforms where that succeeds, as far up as possible.
somewhere :: forall m. MonadPlus m => GenericM m -> GenericM m
somewhere f = go
  where
    go :: GenericM m
    go x = f x `mplus` gmapMp go x

-- | Asks everywhere, the whole first.
everything :: forall r. (r -> r -> r) -> GenericQ r -> GenericQ r
everything join ask = go
  where
    go :: GenericQ r
    go x = foldl join (ask x) (gmapQ go x)

-- | Asks everywhere but below what the question says True to.
everythingBut :: forall r. (r -> r -> r) -> GenericQ (r, Bool) -> GenericQ r
everythingBut join ask = go
  where
    go :: GenericQ r
    go x = case ask x of
      (r, True) -> r
      (r, False) -> foldl join r (gmapQ go x)

-- | Asks everywhere, with something handed down.
everythingWithContext :: forall s r. s -> (r -> r -> r) -> GenericQ (s -> (r, s)) -> GenericQ r
everythingWithContext s0 join ask = go s0
  where
    go :: s -> GenericQ r
    go s x = case ask x s of
      (r, below) -> foldl join r (gmapQ (go below) x)

-- | All parts of a type that satisfy a condition.
listify :: Typeable r => (r -> Bool) -> GenericQ [r]
listify p = everything (++) ([] `mkQ` (\x -> [x | p x]))

-- | The first part that the question has an answer for, the whole first.
something :: GenericQ (Maybe u) -> GenericQ (Maybe u)
something = everything orElse

-- | Computes upwards: what the parts give is joined from the right and handed to the whole.
synthesize :: forall s t. s -> (t -> s -> s) -> GenericQ (s -> t) -> GenericQ t
synthesize zero join ask = go
  where
    go :: GenericQ t
    go x = ask x (foldr join zero (gmapQ go x))

-- | The number of constructors.
gsize :: Data a => a -> Int
gsize x = 1 + sum (gmapQ gsize x)

-- | The number of direct parts.
glength :: GenericQ Int
glength = length . gmapQ (const ())

-- | The depth.
gdepth :: GenericQ Int
gdepth x = 1 + foldr max 0 (gmapQ gdepth x)

-- | How many parts the question says yes to.
gcount :: GenericQ Bool -> GenericQ Int
gcount p = everything (+) (\x -> if p x then 1 else 0)

-- | The number of parts of any type.
gnodecount :: GenericQ Int
gnodecount = gcount (const True)

-- | The number of parts of a type.
gtypecount :: Typeable a => a -> GenericQ Int
gtypecount (_ :: a) = gcount (False `mkQ` (\(_ :: a) -> True))

-- | The direct part of a type, if there is exactly one.
gfindtype :: (Data x, Typeable y) => x -> Maybe y
gfindtype x = case concat (gmapQ ([] `mkQ` (: [])) x) of
  [y] -> Just y
  _ -> Nothing
