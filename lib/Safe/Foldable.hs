{-# LANGUAGE FlexibleContexts #-}
-- | "Safe" for whatever can be folded.
module Safe.Foldable
  ( minimumNote, minimumMay, minimumDef, maximumNote, maximumMay, maximumDef, minimumByNote, minimumByMay
  , minimumByDef, maximumByNote, maximumByMay, maximumByDef, foldr1Note, foldr1May, foldr1Def, foldr1Safe
  , foldl1Note, foldl1May, foldl1Def, foldl1Safe, minimumBound, minimumBoundBy, maximumBound, maximumBoundBy
  , minimumBounded, maximumBounded, findJust, findJustNote, findJustDef, findJustSafe
  ) where

import qualified Data.Foldable as F
import Data.Maybe (fromMaybe)
import Safe.Partial (Partial)

fault :: String -> a
fault message = errorWithoutStackTrace ("Safe.Foldable." ++ message)

noted :: String -> String -> Maybe a -> a
noted what note = fromMaybe (fault (what ++ ", " ++ note))

-- | The least element, with a note for the error where there are none.
minimumNote :: (Partial, Foldable t, Ord a) => String -> t a -> a
minimumNote note xs = noted "minimumNote on empty" note (minimumMay xs)

-- | The least element, if there are any.
minimumMay :: (Foldable t, Ord a) => t a -> Maybe a
minimumMay xs = if null xs then Nothing else Just (F.minimum xs)

-- | The least element, or the first argument.
minimumDef :: (Foldable t, Ord a) => a -> t a -> a
minimumDef def xs = fromMaybe def (minimumMay xs)

-- | The largest element, with a note for the error where there are none.
maximumNote :: (Partial, Foldable t, Ord a) => String -> t a -> a
maximumNote note xs = noted "maximumNote on empty" note (maximumMay xs)

-- | The largest element, if there are any.
maximumMay :: (Foldable t, Ord a) => t a -> Maybe a
maximumMay xs = if null xs then Nothing else Just (F.maximum xs)

-- | The largest element, or the first argument.
maximumDef :: (Foldable t, Ord a) => a -> t a -> a
maximumDef def xs = fromMaybe def (maximumMay xs)

-- | The least element, with a note for the error where there are none.
minimumByNote :: (Partial, Foldable t) => String -> (a -> a -> Ordering) -> t a -> a
minimumByNote note f xs = noted "minimumByNote on empty" note (minimumByMay f xs)

-- | The least element, if there are any.
minimumByMay :: (Foldable t) => (a -> a -> Ordering) -> t a -> Maybe a
minimumByMay f xs = if null xs then Nothing else Just (F.minimumBy f xs)

-- | The least element, or the first argument.
minimumByDef :: (Foldable t) => a -> (a -> a -> Ordering) -> t a -> a
minimumByDef def f xs = fromMaybe def (minimumByMay f xs)

-- | The largest element, with a note for the error where there are none.
maximumByNote :: (Partial, Foldable t) => String -> (a -> a -> Ordering) -> t a -> a
maximumByNote note f xs = noted "maximumByNote on empty" note (maximumByMay f xs)

-- | The largest element, if there are any.
maximumByMay :: (Foldable t) => (a -> a -> Ordering) -> t a -> Maybe a
maximumByMay f xs = if null xs then Nothing else Just (F.maximumBy f xs)

-- | The largest element, or the first argument.
maximumByDef :: (Foldable t) => a -> (a -> a -> Ordering) -> t a -> a
maximumByDef def f xs = fromMaybe def (maximumByMay f xs)

-- | @foldr1@, with a note for the error where there are none.
foldr1Note :: (Partial, Foldable t) => String -> (a -> a -> a) -> t a -> a
foldr1Note note f xs = noted "foldr1Note on empty" note (foldr1May f xs)

-- | @foldr1@, if there are any.
foldr1May :: (Foldable t) => (a -> a -> a) -> t a -> Maybe a
foldr1May f xs = if null xs then Nothing else Just (F.foldr1 f xs)

-- | @foldr1@, or the first argument.
foldr1Def :: (Foldable t) => a -> (a -> a -> a) -> t a -> a
foldr1Def def f xs = fromMaybe def (foldr1May f xs)

-- | @foldr1@, or mempty.
foldr1Safe :: (Monoid m, Foldable t) => (m -> m -> m) -> t m -> m
foldr1Safe f xs = foldr1Def mempty f xs

-- | @foldl1@, with a note for the error where there are none.
foldl1Note :: (Partial, Foldable t) => String -> (a -> a -> a) -> t a -> a
foldl1Note note f xs = noted "foldl1Note on empty" note (foldl1May f xs)

-- | @foldl1@, if there are any.
foldl1May :: (Foldable t) => (a -> a -> a) -> t a -> Maybe a
foldl1May f xs = if null xs then Nothing else Just (F.foldl1 f xs)

-- | @foldl1@, or the first argument.
foldl1Def :: (Foldable t) => a -> (a -> a -> a) -> t a -> a
foldl1Def def f xs = fromMaybe def (foldl1May f xs)

-- | @foldl1@, or mempty.
foldl1Safe :: (Monoid m, Foldable t) => (m -> m -> m) -> t m -> m
foldl1Safe f xs = foldl1Def mempty f xs

-- | The least of the elements and the bound.
minimumBound :: (Foldable f, Ord a) => a -> f a -> a
minimumBound x xs = minimum (x : F.toList xs)

-- | The least of the elements and the bound.
minimumBoundBy :: Foldable f => a -> (a -> a -> Ordering) -> f a -> a
minimumBoundBy x f xs = F.minimumBy f (x : F.toList xs)

-- | The largest of the elements and the bound.
maximumBound :: (Foldable f, Ord a) => a -> f a -> a
maximumBound x xs = maximum (x : F.toList xs)

-- | The largest of the elements and the bound.
maximumBoundBy :: Foldable f => a -> (a -> a -> Ordering) -> f a -> a
maximumBoundBy x f xs = F.maximumBy f (x : F.toList xs)

-- | The least element; maxBound where there are none.
minimumBounded :: (Foldable f, Ord a, Bounded a) => f a -> a
minimumBounded = minimumBound maxBound

-- | The largest element; minBound where there are none.
maximumBounded :: (Foldable f, Ord a, Bounded a) => f a -> a
maximumBounded = maximumBound minBound

-- | The first element that the predicate holds for.
findJust :: (Partial, Foldable t) => (a -> Bool) -> t a -> a
findJust p xs = fromMaybe (fault "findJust, no matching value") (F.find p xs)

-- | The first element that the predicate holds for, with a note for the error.
findJustNote :: (Partial, Foldable t) => String -> (a -> Bool) -> t a -> a
findJustNote note p xs = noted "findJustNote, no matching value" note (F.find p xs)

-- | The first element that the predicate holds for, or the first argument.
findJustDef :: Foldable t => a -> (a -> Bool) -> t a -> a
findJustDef def p xs = fromMaybe def (F.find p xs)

-- | The first element that the predicate holds for, or mempty.
findJustSafe :: (Monoid m, Foldable t) => (m -> Bool) -> t m -> m
findJustSafe p xs = findJustDef mempty p xs
