{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
-- | Traversals that hand something along, and traversals of two values at once.
module Data.Generics.Twins
  ( gfoldlAccum, gmapAccumT, gmapAccumM, gmapAccumQl, gmapAccumQr, gmapAccumQ, gmapAccumA
  , gzipWithT, gzipWithM, gzipWithQ, geq, gzip, gcompare
  ) where

import Data.Data
import Prelude hiding (GT)
import Data.Functor.Const (Const(..))
import Data.Functor.Identity (Identity(..))
import Data.Generics.Aliases

-- What depends on something handed along.
newtype Along a c d = Along { runAlong :: a -> (a, c d) }

-- | 'gfoldl' with something handed along.
gfoldlAccum
  :: Data d
  => (forall e r. Data e => a -> c (e -> r) -> e -> (a, c r)) -> (forall g. a -> g -> (a, c g)) -> a -> d -> (a, c d)
gfoldlAccum k z a0 d = runAlong (gfoldl step start d) a0
  where
    step f x = Along (\a -> let (a', g) = runAlong f a in k a' g x)
    start f = Along (`z` f)

-- | 'gmapT' with something handed along.
gmapAccumT :: Data d => (forall e. Data e => a -> e -> (a, e)) -> a -> d -> (a, d)
gmapAccumT f a0 d0 = fmap runIdentity (gfoldlAccum step (\a g -> (a, Identity g)) a0 d0)
  where step a (Identity g) x = fmap (Identity . g) (f a x)

-- | 'gmapM' with something handed along.
gmapAccumM :: (Data d, Monad m) => (forall e. Data e => a -> e -> (a, m e)) -> a -> d -> (a, m d)
gmapAccumM f = gfoldlAccum step (\a g -> (a, return g))
  where step a g x = fmap (\y -> g >>= \h -> fmap h y) (f a x)

-- | The same for what is applicative only.
gmapAccumA :: (Data d, Applicative f) => (forall e. Data e => a -> e -> (a, f e)) -> a -> d -> (a, f d)
gmapAccumA f = gfoldlAccum step (\a g -> (a, pure g))
  where step a g x = fmap (g <*>) (f a x)

-- | 'gmapQl' with something handed along.
gmapAccumQl :: Data d => (r -> r' -> r) -> r -> (forall e. Data e => a -> e -> (a, r')) -> a -> d -> (a, r)
gmapAccumQl join r0 f a0 d0 = fmap getConst (gfoldlAccum step (\a _ -> (a, Const r0)) a0 d0)
  where step a (Const r) x = fmap (Const . join r) (f a x)

-- | 'gmapQr' with something handed along, from the left.
gmapAccumQr :: Data d => (r' -> r -> r) -> r -> (forall e. Data e => a -> e -> (a, r')) -> a -> d -> (a, r)
gmapAccumQr join r0 f a0 d0 = fmap (`unRight` r0) (gfoldlAccum step (\a _ -> (a, Right' id)) a0 d0)
  where step a (Right' c) x = fmap (\r' -> Right' (c . join r')) (f a x)

newtype Right' r a = Right' { unRight :: r -> r }

-- | 'gmapQ' with something handed along.
gmapAccumQ :: Data d => (forall e. Data e => a -> e -> (a, q)) -> a -> d -> (a, [q])
gmapAccumQ f = gmapAccumQr (:) [] f

-- | Transforms the parts of the second by those of the first. They must be as many.
gzipWithT :: GenericQ GenericT -> GenericQ GenericT
gzipWithT f x y = case gmapAccumT apart (gmapQ (\part -> GT (f part)) x) y of
    ([], r) -> r
    _ -> errorWithoutStackTrace "gzipWithT"
  where
    apart :: forall e. Data e => [GenericT'] -> e -> ([GenericT'], e)
    apart fs part = (tail fs, unGT (head fs) part)

-- | The same in a monad.
gzipWithM :: forall m. Monad m => GenericQ (GenericM m) -> GenericQ (GenericM m)
gzipWithM f x y = case gmapAccumM apart (gmapQ (\part -> GM (f part)) x) y of
    ([], r) -> r
    _ -> errorWithoutStackTrace "gzipWithM"
  where
    apart :: forall e. Data e => [GenericM' m] -> e -> ([GenericM' m], m e)
    apart fs part = (tail fs, unGM (head fs) part)

-- | Asks the parts of two values in pairs.
gzipWithQ :: forall r. GenericQ (GenericQ r) -> GenericQ (GenericQ [r])
gzipWithQ f x y = case gmapAccumQ apart (gmapQ (\part -> GQ (f part)) x) y of
    ([], r) -> r
    _ -> errorWithoutStackTrace "gzipWithQ"
  where
    apart :: forall e. Data e => [GenericQ' r] -> e -> ([GenericQ' r], r)
    apart fs part = (tail fs, unGQ (head fs) part)

-- | Equality of constructors throughout.
geq :: Data a => a -> a -> Bool
geq x0 y0 = go x0 y0
  where
    go :: GenericQ (GenericQ Bool)
    go x y = toConstr x == toConstr y && and (gzipWithQ go x y)

-- | Joins two values: at each place the function, or the constructors must be equal and the parts are joined.
gzip :: GenericQ (GenericM Maybe) -> GenericQ (GenericM Maybe)
gzip f = go
  where
    go :: GenericQ (GenericM Maybe)
    go x y = f x y `orElse` (if toConstr x == toConstr y then gzipWithM go x y else Nothing)

-- | Compares constructors, then the parts from the left.
gcompare :: Data a => a -> a -> Ordering
gcompare x0 y0 = go x0 y0
  where
    go :: GenericQ (GenericQ Ordering)
    go x y = case (constrRep a, constrRep b) of
        (AlgConstr i, AlgConstr j) -> compare i j <> mconcat (gzipWithQ go x y)
        (IntConstr i, IntConstr j) -> compare i j
        (FloatConstr i, FloatConstr j) -> compare i j
        (CharConstr i, CharConstr j) -> compare i j
        _ -> errorWithoutStackTrace "type incompatibility in gcompare"
      where
        a = toConstr x
        b = toConstr y
