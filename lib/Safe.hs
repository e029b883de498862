{-# LANGUAGE FlexibleContexts #-}
-- | Partial functions in versions that say more, or are total: @Note@ adds a note to the error, @May@ gives Nothing
-- instead, @Def@ a default, @Safe@ something sensible.
module Safe
  ( tailNote, tailMay, tailDef, tailSafe, initNote, initMay, initDef, initSafe, headNote, headMay, headDef
  , lastNote, lastMay, lastDef, minimumNote, minimumMay, minimumDef, maximumNote, maximumMay, maximumDef
  , minimumByNote, minimumByMay, minimumByDef, maximumByNote, maximumByMay, maximumByDef, foldr1Note, foldr1May
  , foldr1Def, foldl1Note, foldl1May, foldl1Def, foldl1Note', foldl1May', foldl1Def', scanr1Note, scanr1May
  , scanr1Def, scanl1Note, scanl1May, scanl1Def, cycleNote, cycleMay, cycleDef, minimumBound, minimumBoundBy
  , maximumBound, maximumBoundBy, minimumBounded, maximumBounded, fromJustNote, fromJustDef, assertNote, at, atNote
  , atMay, atDef, readEitherSafe, readMay, readDef, readNote, lookupJust, lookupJustNote, lookupJustDef, findJust
  , findJustNote, findJustDef, elemIndexJust, elemIndexJustNote, elemIndexJustDef, findIndexJust, findIndexJustNote
  , findIndexJustDef, succMay, succDef, succNote, succSafe, predMay, predDef, predNote, predSafe, indexMay
  , indexDef, indexNote, abort
  ) where

import Data.Ix (Ix, inRange, index)
import qualified Data.List as List
import Data.Maybe (fromMaybe)
import Safe.Partial (Partial)

fault :: String -> a
fault message = errorWithoutStackTrace ("Safe." ++ message)

noted :: String -> String -> Maybe a -> a
noted what note = fromMaybe (fault (what ++ ", " ++ note))

-- | All but the first element, with a note for the error of an empty list.
tailNote :: Partial => String -> [a] -> [a]
tailNote note xs = noted "tailNote []" note (tailMay xs)

-- | All but the first element, if there are any.
tailMay :: [a] -> Maybe [a]
tailMay xs = if null xs then Nothing else Just (Prelude.tail xs)

-- | All but the first element, or the first argument for an empty list.
tailDef :: [a] -> [a] -> [a]
tailDef x xs = fromMaybe x (tailMay xs)

-- | All but the first element; none of an empty list.
tailSafe :: [a] -> [a]
tailSafe = tailDef []

-- | All but the last element, with a note for the error of an empty list.
initNote :: Partial => String -> [a] -> [a]
initNote note xs = noted "initNote []" note (initMay xs)

-- | All but the last element, if there are any.
initMay :: [a] -> Maybe [a]
initMay xs = if null xs then Nothing else Just (Prelude.init xs)

-- | All but the last element, or the first argument for an empty list.
initDef :: [a] -> [a] -> [a]
initDef x xs = fromMaybe x (initMay xs)

-- | All but the last element; none of an empty list.
initSafe :: [a] -> [a]
initSafe = initDef []

-- | The first element, with a note for the error of an empty list.
headNote :: Partial => String -> [a] -> a
headNote note xs = noted "headNote []" note (headMay xs)

-- | The first element, if there are any.
headMay :: [a] -> Maybe a
headMay xs = if null xs then Nothing else Just (Prelude.head xs)

-- | The first element, or the first argument for an empty list.
headDef :: a -> [a] -> a
headDef x xs = fromMaybe x (headMay xs)

-- | The last element, with a note for the error of an empty list.
lastNote :: Partial => String -> [a] -> a
lastNote note xs = noted "lastNote []" note (lastMay xs)

-- | The last element, if there are any.
lastMay :: [a] -> Maybe a
lastMay xs = if null xs then Nothing else Just (Prelude.last xs)

-- | The last element, or the first argument for an empty list.
lastDef :: a -> [a] -> a
lastDef x xs = fromMaybe x (lastMay xs)

-- | The least element, with a note for the error of an empty list.
minimumNote :: (Partial, Ord a) => String -> [a] -> a
minimumNote note xs = noted "minumumNote []" note (minimumMay xs)

-- | The least element, if there are any.
minimumMay :: Ord a => [a] -> Maybe a
minimumMay xs = if null xs then Nothing else Just (Prelude.minimum xs)

-- | The least element, or the first argument for an empty list.
minimumDef :: Ord a => a -> [a] -> a
minimumDef x xs = fromMaybe x (minimumMay xs)

-- | The largest element, with a note for the error of an empty list.
maximumNote :: (Partial, Ord a) => String -> [a] -> a
maximumNote note xs = noted "maximumNote []" note (maximumMay xs)

-- | The largest element, if there are any.
maximumMay :: Ord a => [a] -> Maybe a
maximumMay xs = if null xs then Nothing else Just (Prelude.maximum xs)

-- | The largest element, or the first argument for an empty list.
maximumDef :: Ord a => a -> [a] -> a
maximumDef x xs = fromMaybe x (maximumMay xs)

-- | The least element, with a note for the error of an empty list.
minimumByNote :: Partial => String -> (a -> a -> Ordering) -> [a] -> a
minimumByNote note f xs = noted "minumumByNote []" note (minimumByMay f xs)

-- | The least element, if there are any.
minimumByMay :: (a -> a -> Ordering) -> [a] -> Maybe a
minimumByMay f xs = if null xs then Nothing else Just (List.minimumBy f xs)

-- | The least element, or the first argument for an empty list.
minimumByDef :: a -> (a -> a -> Ordering) -> [a] -> a
minimumByDef x f xs = fromMaybe x (minimumByMay f xs)

-- | The largest element, with a note for the error of an empty list.
maximumByNote :: Partial => String -> (a -> a -> Ordering) -> [a] -> a
maximumByNote note f xs = noted "maximumByNote []" note (maximumByMay f xs)

-- | The largest element, if there are any.
maximumByMay :: (a -> a -> Ordering) -> [a] -> Maybe a
maximumByMay f xs = if null xs then Nothing else Just (List.maximumBy f xs)

-- | The largest element, or the first argument for an empty list.
maximumByDef :: a -> (a -> a -> Ordering) -> [a] -> a
maximumByDef x f xs = fromMaybe x (maximumByMay f xs)

-- | @foldr1@, with a note for the error of an empty list.
foldr1Note :: Partial => String -> (a -> a -> a) -> [a] -> a
foldr1Note note f xs = noted "foldr1Note []" note (foldr1May f xs)

-- | @foldr1@, if there are any.
foldr1May :: (a -> a -> a) -> [a] -> Maybe a
foldr1May f xs = if null xs then Nothing else Just (Prelude.foldr1 f xs)

-- | @foldr1@, or the first argument for an empty list.
foldr1Def :: a -> (a -> a -> a) -> [a] -> a
foldr1Def x f xs = fromMaybe x (foldr1May f xs)

-- | @foldl1@, with a note for the error of an empty list.
foldl1Note :: Partial => String -> (a -> a -> a) -> [a] -> a
foldl1Note note f xs = noted "foldl1Note []" note (foldl1May f xs)

-- | @foldl1@, if there are any.
foldl1May :: (a -> a -> a) -> [a] -> Maybe a
foldl1May f xs = if null xs then Nothing else Just (Prelude.foldl1 f xs)

-- | @foldl1@, or the first argument for an empty list.
foldl1Def :: a -> (a -> a -> a) -> [a] -> a
foldl1Def x f xs = fromMaybe x (foldl1May f xs)

-- | @foldl1'@, with a note for the error of an empty list.
foldl1Note' :: Partial => String -> (a -> a -> a) -> [a] -> a
foldl1Note' note f xs = noted "foldl1Note []" note (foldl1May' f xs)

-- | @foldl1'@, if there are any.
foldl1May' :: (a -> a -> a) -> [a] -> Maybe a
foldl1May' f xs = if null xs then Nothing else Just (List.foldl1' f xs)

-- | @foldl1'@, or the first argument for an empty list.
foldl1Def' :: a -> (a -> a -> a) -> [a] -> a
foldl1Def' x f xs = fromMaybe x (foldl1May' f xs)

-- | @scanr1@, with a note for the error of an empty list.
scanr1Note :: Partial => String -> (a -> a -> a) -> [a] -> [a]
scanr1Note note f xs = noted "scanr1Note []" note (scanr1May f xs)

-- | @scanr1@, if there are any.
scanr1May :: (a -> a -> a) -> [a] -> Maybe [a]
scanr1May f xs = if null xs then Nothing else Just (Prelude.scanr1 f xs)

-- | @scanr1@, or the first argument for an empty list.
scanr1Def :: [a] -> (a -> a -> a) -> [a] -> [a]
scanr1Def x f xs = fromMaybe x (scanr1May f xs)

-- | @scanl1@, with a note for the error of an empty list.
scanl1Note :: Partial => String -> (a -> a -> a) -> [a] -> [a]
scanl1Note note f xs = noted "scanl1Note []" note (scanl1May f xs)

-- | @scanl1@, if there are any.
scanl1May :: (a -> a -> a) -> [a] -> Maybe [a]
scanl1May f xs = if null xs then Nothing else Just (Prelude.scanl1 f xs)

-- | @scanl1@, or the first argument for an empty list.
scanl1Def :: [a] -> (a -> a -> a) -> [a] -> [a]
scanl1Def x f xs = fromMaybe x (scanl1May f xs)

-- | @cycle@, with a note for the error of an empty list.
cycleNote :: Partial => String -> [a] -> [a]
cycleNote note xs = noted "cycleNote []" note (cycleMay xs)

-- | @cycle@, if there are any.
cycleMay :: [a] -> Maybe [a]
cycleMay xs = if null xs then Nothing else Just (Prelude.cycle xs)

-- | @cycle@, or the first argument for an empty list.
cycleDef :: [a] -> [a] -> [a]
cycleDef x xs = fromMaybe x (cycleMay xs)

-- | The least of the elements and the bound.
minimumBound :: Ord a => a -> [a] -> a
minimumBound x xs = minimum (x : xs)

-- | The least of the elements and the bound.
minimumBoundBy :: a -> (a -> a -> Ordering) -> [a] -> a
minimumBoundBy x f xs = List.minimumBy f (x : xs)

-- | The largest of the elements and the bound.
maximumBound :: Ord a => a -> [a] -> a
maximumBound x xs = maximum (x : xs)

-- | The largest of the elements and the bound.
maximumBoundBy :: a -> (a -> a -> Ordering) -> [a] -> a
maximumBoundBy x f xs = List.maximumBy f (x : xs)

-- | The least element; maxBound where there are none.
minimumBounded :: (Ord a, Bounded a) => [a] -> a
minimumBounded = minimumBound maxBound

-- | The largest element; minBound where there are none.
maximumBounded :: (Ord a, Bounded a) => [a] -> a
maximumBounded = maximumBound minBound

-- | What is inside, with a note for the error of Nothing.
fromJustNote :: Partial => String -> Maybe a -> a
fromJustNote note = noted "fromJustNote Nothing" note

-- | What is inside, or the first argument.
fromJustDef :: a -> Maybe a -> a
fromJustDef = fromMaybe

-- | The value, if the condition holds; otherwise an error with the note.
assertNote :: Partial => String -> Bool -> a -> a
assertNote note True x = x
assertNote note False _ = noted "assertNote False" note Nothing

-- The element, or why there is none.
found :: [a] -> Int -> Either String a
found xs i
  | i < 0 = Left ("index must not be negative, index=" ++ show i)
  | otherwise = go i xs
  where
    go 0 (y : _) = Right y
    go k (_ : ys) = go (k - 1) ys
    go k [] = Left ("index too large, index=" ++ show i ++ ", length=" ++ show (i - k))

-- | An element by its index.
at :: Partial => [a] -> Int -> a
at xs i = either (\e -> fault ("at " ++ e)) id (found xs i)

-- | An element by its index, with a note for the error.
atNote :: Partial => String -> [a] -> Int -> a
atNote note xs i = either (\e -> fault ("atNote " ++ e ++ ", " ++ note)) id (found xs i)

-- | An element by its index, if it is there.
atMay :: [a] -> Int -> Maybe a
atMay xs i = either (const Nothing) Just (found xs i)

-- | An element by its index, or the first argument.
atDef :: a -> [a] -> Int -> a
atDef x xs i = fromMaybe x (atMay xs i)

-- | What a text says, or what is wrong with it.
readEitherSafe :: Read a => String -> Either String a
readEitherSafe s = case [x | (x, rest) <- reads s, ("", "") <- lex rest] of
  [x] -> Right x
  [] -> Left ("no parse on " ++ shown)
  _ -> Left ("ambiguous parse on " ++ shown)
  where
    shown = '"' : start ++ (if length s <= 15 then rest ++ "\"" else "...\"")
    (start, rest) = splitAt 12 s

-- | What a text says, if it says anything.
readMay :: Read a => String -> Maybe a
readMay s = either (const Nothing) Just (readEitherSafe s)

-- | What a text says, or the first argument.
readDef :: Read a => a -> String -> a
readDef x s = fromMaybe x (readMay s)

-- | What a text says, with a note for the error.
readNote :: (Partial, Read a) => String -> String -> a
readNote note s = either (\e -> fault ("readNote " ++ e ++ ", " ++ note)) id (readEitherSafe s)

-- | What belongs to a key.
lookupJust :: (Partial, Eq a) => a -> [(a, b)] -> b
lookupJust k xs = fromMaybe (fault "lookupJust, no matching value") (lookup k xs)

-- | What belongs to a key, with a note for the error.
lookupJustNote :: (Partial, Eq a) => String -> a -> [(a, b)] -> b
lookupJustNote note k xs = noted "lookupJustNote, no matching value" note (lookup k xs)

-- | What belongs to a key, or the first argument.
lookupJustDef :: Eq a => b -> a -> [(a, b)] -> b
lookupJustDef def k xs = fromMaybe def (lookup k xs)

-- | The first element that the predicate holds for.
findJust :: Partial => (a -> Bool) -> [a] -> a
findJust p xs = fromMaybe (fault "findJust, no matching value") (List.find p xs)

-- | The first element that the predicate holds for, with a note for the error.
findJustNote :: Partial => String -> (a -> Bool) -> [a] -> a
findJustNote note p xs = noted "findJustNote, no matching value" note (List.find p xs)

-- | The first element that the predicate holds for, or the first argument.
findJustDef :: a -> (a -> Bool) -> [a] -> a
findJustDef def p xs = fromMaybe def (List.find p xs)

-- | Where an element is.
elemIndexJust :: (Partial, Eq a) => a -> [a] -> Int
elemIndexJust x xs = fromMaybe (fault "elemIndexJust, no matching value") (List.elemIndex x xs)

-- | Where an element is, with a note for the error.
elemIndexJustNote :: (Partial, Eq a) => String -> a -> [a] -> Int
elemIndexJustNote note x xs = noted "elemIndexJustNote, no matching value" note (List.elemIndex x xs)

-- | Where an element is, or the first argument.
elemIndexJustDef :: Eq a => Int -> a -> [a] -> Int
elemIndexJustDef def x xs = fromMaybe def (List.elemIndex x xs)

-- | Where the predicate holds.
findIndexJust :: Partial => (a -> Bool) -> [a] -> Int
findIndexJust p xs = fromMaybe (fault "findIndexJust, no matching value") (List.findIndex p xs)

-- | Where the predicate holds, with a note for the error.
findIndexJustNote :: Partial => String -> (a -> Bool) -> [a] -> Int
findIndexJustNote note p xs = noted "findIndexJustNote, no matching value" note (List.findIndex p xs)

-- | Where the predicate holds, or the first argument.
findIndexJustDef :: Int -> (a -> Bool) -> [a] -> Int
findIndexJustDef def p xs = fromMaybe def (List.findIndex p xs)

-- | The next value, if there is one.
succMay :: (Enum a, Eq a, Bounded a) => a -> Maybe a
succMay x = if x == maxBound then Nothing else Just (succ x)

-- | The next value, or the first argument.
succDef :: (Enum a, Eq a, Bounded a) => a -> a -> a
succDef def x = fromMaybe def (succMay x)

-- | The next value, with a note for the error.
succNote :: (Partial, Enum a, Eq a, Bounded a) => String -> a -> a
succNote note x = noted "succNote, out of range" note (succMay x)

-- | The next value, or itself.
succSafe :: (Enum a, Eq a, Bounded a) => a -> a
succSafe x = fromMaybe x (succMay x)

-- | The value before, if there is one.
predMay :: (Enum a, Eq a, Bounded a) => a -> Maybe a
predMay x = if x == minBound then Nothing else Just (pred x)

-- | The value before, or the first argument.
predDef :: (Enum a, Eq a, Bounded a) => a -> a -> a
predDef def x = fromMaybe def (predMay x)

-- | The value before, with a note for the error.
predNote :: (Partial, Enum a, Eq a, Bounded a) => String -> a -> a
predNote note x = noted "predNote, out of range" note (predMay x)

-- | The value before, or itself.
predSafe :: (Enum a, Eq a, Bounded a) => a -> a
predSafe x = fromMaybe x (predMay x)

-- | An index as a number, if it is in the range.
indexMay :: Ix a => (a, a) -> a -> Maybe Int
indexMay range i = if inRange range i then Just (index range i) else Nothing

-- | An index as a number, or the first argument.
indexDef :: Ix a => Int -> (a, a) -> a -> Int
indexDef def range i = fromMaybe def (indexMay range i)

-- | An index as a number, with a note for the error.
indexNote :: (Partial, Ix a) => String -> (a, a) -> a -> Int
indexNote note range i = noted "indexNote, out of range" note (indexMay range i)

-- | An error with this message.
abort :: Partial => String -> a
abort = errorWithoutStackTrace
