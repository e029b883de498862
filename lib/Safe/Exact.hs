{-# LANGUAGE FlexibleContexts #-}
-- | Functions of lists that want the lengths to be right. The parts come before the lengths are known.
module Safe.Exact
  ( takeExact, takeExactNote, takeExactMay, takeExactDef, dropExact, dropExactNote, dropExactMay, dropExactDef
  , splitAtExact, splitAtExactNote, splitAtExactMay, splitAtExactDef, zipExact, zipExactNote, zipExactMay
  , zipExactDef, zipWithExact, zipWithExactNote, zipWithExactMay, zipWithExactDef, zip3Exact, zip3ExactNote
  , zip3ExactMay, zip3ExactDef, zipWith3Exact, zipWith3ExactNote, zipWith3ExactMay, zipWith3ExactDef
  ) where

import Data.Maybe (fromMaybe)
import Safe.Partial (Partial)

fault :: String -> a
fault message = errorWithoutStackTrace ("Safe.Exact." ++ message)

enough :: Int -> [a] -> Bool
enough n xs = n >= 0 && (n == 0 || not (null (drop (n - 1) xs)))

sameLength :: [a] -> [b] -> Bool
sameLength (_ : xs) (_ : ys) = sameLength xs ys
sameLength [] [] = True
sameLength _ _ = False

sameLength3 :: [a] -> [b] -> [c] -> Bool
sameLength3 xs ys zs = sameLength xs ys && sameLength ys zs

-- What remains to be done for each element, what at the end; the function says what is wrong.
counting :: (String -> r) -> (a -> r -> r) -> ([a] -> r) -> Int -> [a] -> r
counting wrong each end n xs
  | n < 0 = wrong ("index must not be negative, index=" ++ show n)
  | otherwise = go n xs
  where
    go 0 ys = end ys
    go k (y : ys) = each y (go (k - 1) ys)
    go k [] = wrong ("index too large, index=" ++ show n ++ ", length=" ++ show (n - k))

taking :: (String -> [a]) -> Int -> [a] -> [a]
taking wrong = counting wrong (:) (const [])

dropping :: (String -> [a]) -> Int -> [a] -> [a]
dropping wrong = counting wrong (\_ rest -> rest) id

splitting :: (String -> ([a], [a])) -> Int -> [a] -> ([a], [a])
splitting wrong = counting wrong (\y ~(ys, rest) -> (y : ys, rest)) (\ys -> ([], ys))

zipping :: (String -> [c]) -> (a -> b -> c) -> [a] -> [b] -> [c]
zipping wrong f = go
  where
    go (x : xs) (y : ys) = f x y : go xs ys
    go [] [] = []
    go [] _ = wrong "second list is longer than the first"
    go _ [] = wrong "first list is longer than the second"

zipping3 :: (String -> [d]) -> (a -> b -> c -> d) -> [a] -> [b] -> [c] -> [d]
zipping3 wrong f = go
  where
    go (x : xs) (y : ys) (z : zs) = f x y z : go xs ys zs
    go [] [] [] = []
    go [] _ _ = wrong "first list is shorter than the others"
    go _ [] _ = wrong "second list is shorter than the others"
    go _ _ [] = wrong "third list is shorter than the others"

-- | The first n elements, as many as that.
takeExact :: Partial => Int -> [a] -> [a]
takeExact n xs = taking (\e -> fault ("takeExact, " ++ e)) n xs

-- | The first n elements, as many as that, with a note for the error.
takeExactNote :: Partial => String -> Int -> [a] -> [a]
takeExactNote note n xs = taking (\e -> fault ("takeExactNote, " ++ e ++ ", " ++ note)) n xs

-- | The first n elements, as many as that, if that is possible.
takeExactMay :: Int -> [a] -> Maybe [a]
takeExactMay n xs = if enough n xs then Just (take n xs) else Nothing

-- | The first n elements, as many as that, or the first argument.
takeExactDef :: [a] -> Int -> [a] -> [a]
takeExactDef def n xs = fromMaybe def (takeExactMay n xs)

-- | All but the first n elements, of which there are as many.
dropExact :: Partial => Int -> [a] -> [a]
dropExact n xs = dropping (\e -> fault ("dropExact, " ++ e)) n xs

-- | All but the first n elements, of which there are as many, with a note for the error.
dropExactNote :: Partial => String -> Int -> [a] -> [a]
dropExactNote note n xs = dropping (\e -> fault ("dropExactNote, " ++ e ++ ", " ++ note)) n xs

-- | All but the first n elements, of which there are as many, if that is possible.
dropExactMay :: Int -> [a] -> Maybe [a]
dropExactMay n xs = if enough n xs then Just (drop n xs) else Nothing

-- | All but the first n elements, of which there are as many, or the first argument.
dropExactDef :: [a] -> Int -> [a] -> [a]
dropExactDef def n xs = fromMaybe def (dropExactMay n xs)

-- | The first n elements, as many as that, and the others.
splitAtExact :: Partial => Int -> [a] -> ([a], [a])
splitAtExact n xs = splitting (\e -> fault ("splitAtExact, " ++ e)) n xs

-- | The first n elements, as many as that, and the others, with a note for the error.
splitAtExactNote :: Partial => String -> Int -> [a] -> ([a], [a])
splitAtExactNote note n xs = splitting (\e -> fault ("splitAtExactNote, " ++ e ++ ", " ++ note)) n xs

-- | The first n elements, as many as that, and the others, if that is possible.
splitAtExactMay :: Int -> [a] -> Maybe ([a], [a])
splitAtExactMay n xs = if enough n xs then Just (splitAt n xs) else Nothing

-- | The first n elements, as many as that, and the others, or the first argument.
splitAtExactDef :: ([a], [a]) -> Int -> [a] -> ([a], [a])
splitAtExactDef def n xs = fromMaybe def (splitAtExactMay n xs)

-- | Pairs of the elements of lists of the same length.
zipExact :: Partial => [a] -> [b] -> [(a, b)]
zipExact xs ys = zipping (\e -> fault ("zipExact, " ++ e)) (,) xs ys

-- | Pairs of the elements of lists of the same length, with a note for the error.
zipExactNote :: Partial => String -> [a] -> [b] -> [(a, b)]
zipExactNote note xs ys = zipping (\e -> fault ("zipExactNote, " ++ e ++ ", " ++ note)) (,) xs ys

-- | Pairs of the elements of lists of the same length, if that is possible.
zipExactMay :: [a] -> [b] -> Maybe [(a, b)]
zipExactMay xs ys = if sameLength xs ys then Just (zipWith (,) xs ys) else Nothing

-- | Pairs of the elements of lists of the same length, or the first argument.
zipExactDef :: [(a, b)] -> [a] -> [b] -> [(a, b)]
zipExactDef def xs ys = fromMaybe def (zipExactMay xs ys)

-- | Elements of lists of the same length together.
zipWithExact :: Partial => (a -> b -> c) -> [a] -> [b] -> [c]
zipWithExact f xs ys = zipping (\e -> fault ("zipWithExact, " ++ e)) f xs ys

-- | Elements of lists of the same length together, with a note for the error.
zipWithExactNote :: Partial => String -> (a -> b -> c) -> [a] -> [b] -> [c]
zipWithExactNote note f xs ys = zipping (\e -> fault ("zipWithExactNote, " ++ e ++ ", " ++ note)) f xs ys

-- | Elements of lists of the same length together, if that is possible.
zipWithExactMay :: (a -> b -> c) -> [a] -> [b] -> Maybe [c]
zipWithExactMay f xs ys = if sameLength xs ys then Just (zipWith f xs ys) else Nothing

-- | Elements of lists of the same length together, or the first argument.
zipWithExactDef :: [c] -> (a -> b -> c) -> [a] -> [b] -> [c]
zipWithExactDef def f xs ys = fromMaybe def (zipWithExactMay f xs ys)

-- | Triples of the elements of lists of the same length.
zip3Exact :: Partial => [a] -> [b] -> [c] -> [(a, b, c)]
zip3Exact xs ys zs = zipping3 (\e -> fault ("zip3Exact, " ++ e)) (,,) xs ys zs

-- | Triples of the elements of lists of the same length, with a note for the error.
zip3ExactNote :: Partial => String -> [a] -> [b] -> [c] -> [(a, b, c)]
zip3ExactNote note xs ys zs = zipping3 (\e -> fault ("zip3ExactNote, " ++ e ++ ", " ++ note)) (,,) xs ys zs

-- | Triples of the elements of lists of the same length, if that is possible.
zip3ExactMay :: [a] -> [b] -> [c] -> Maybe [(a, b, c)]
zip3ExactMay xs ys zs = if sameLength3 xs ys zs then Just (zipWith3 (,,) xs ys zs) else Nothing

-- | Triples of the elements of lists of the same length, or the first argument.
zip3ExactDef :: [(a, b, c)] -> [a] -> [b] -> [c] -> [(a, b, c)]
zip3ExactDef def xs ys zs = fromMaybe def (zip3ExactMay xs ys zs)

-- | Elements of lists of the same length together.
zipWith3Exact :: Partial => (a -> b -> c -> d) -> [a] -> [b] -> [c] -> [d]
zipWith3Exact f xs ys zs = zipping3 (\e -> fault ("zipWith3Exact, " ++ e)) f xs ys zs

-- | Elements of lists of the same length together, with a note for the error.
zipWith3ExactNote :: Partial => String -> (a -> b -> c -> d) -> [a] -> [b] -> [c] -> [d]
zipWith3ExactNote note f xs ys zs = zipping3 (\e -> fault ("zipWith3ExactNote, " ++ e ++ ", " ++ note)) f xs ys zs

-- | Elements of lists of the same length together, if that is possible.
zipWith3ExactMay :: (a -> b -> c -> d) -> [a] -> [b] -> [c] -> Maybe [d]
zipWith3ExactMay f xs ys zs = if sameLength3 xs ys zs then Just (zipWith3 f xs ys zs) else Nothing

-- | Elements of lists of the same length together, or the first argument.
zipWith3ExactDef :: [d] -> (a -> b -> c -> d) -> [a] -> [b] -> [c] -> [d]
zipWith3ExactDef def f xs ys zs = fromMaybe def (zipWith3ExactMay f xs ys zs)
