{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Runs of cells of an array that nobody writes to any more. Byte strings, texts and vectors are windows.
--
-- Functions whose names end in a prime evaluate the elements that they store; the others store them as they come.
-- Positions and lengths are checked by the callers, unless a function says that it checks them itself.
module Needle.Window where

import Needle.Prim
import Needle.Classes
import Needle.Base
import Needle.Exception (errorWithoutStackTrace)

-- | First cell, length, array.
data Window a = Window !Int !Int !(Arr a)

-- What a cell holds before it is written to.
hole :: a
hole = errorWithoutStackTrace "undefined element"

-- | A window on a new array of a length, after the action has filled it.
create :: Int -> (Arr a -> World -> IORes b) -> Window a
create n fill = case primNewArray n hole realWorld of
  IORes arr -> case fill arr realWorld of
    IORes _ -> Window 0 n arr

-- | Like 'create', of at most that length; the action says how many cells it filled.
createUpTo :: Int -> (Arr a -> World -> IORes Int) -> Window a
createUpTo n fill = case primNewArray n hole realWorld of
  IORes arr -> case fill arr realWorld of
    IORes !k
      | k == n -> Window 0 n arr
      | otherwise -> compact (Window 0 k arr)

-- | The same elements in an array without others.
compact :: Window a -> Window a
compact (Window o n arr) = create n (\new w -> primCopyArray arr o new 0 n w)

none :: Window a
none = create 0 (\_ _ -> IORes ())

size :: Window a -> Int
size (Window _ n _) = n

isEmpty :: Window a -> Bool
isEmpty (Window _ n _) = n == 0

at :: Window a -> Int -> a
at (Window o _ arr) i = case primIndexArray arr (o + i) of IORes x -> x

-- | The element in a box: it is fetched when the box is opened, not when it is used.
boxed :: Window a -> Int -> IORes a
boxed (Window o _ arr) i = primIndexArray arr (o + i)

slice :: Int -> Int -> Window a -> Window a
slice i k (Window o _ arr) = Window (o + i) k arr

-- | A number brought into the range from 0 to a bound.
clamp :: Int -> Int -> Int
clamp i n = if i <= 0 then 0 else if i >= n then n else i

takeW :: Int -> Window a -> Window a
takeW k (Window o n arr) = Window o (clamp k n) arr

dropW :: Int -> Window a -> Window a
dropW k (Window o n arr) = let !j = clamp k n in Window (o + j) (n - j) arr

takeEndW :: Int -> Window a -> Window a
takeEndW k v = dropW (size v - clamp k (size v)) v

dropEndW :: Int -> Window a -> Window a
dropEndW k v = takeW (size v - clamp k (size v)) v

-- Making windows

one' :: a -> Window a
one' !x = create 1 (\arr w -> primWriteArray arr 0 x w)

-- | The elements of a list, each evaluated before the next cell of the list is looked at.
pack' :: [a] -> Window a
pack' xs0 = packN' (count 0 xs0) xs0
  where
    count !n [] = n
    count n (!_ : xs) = count (n + 1) xs

-- | The first n elements of a list that has as many.
packN' :: Int -> [a] -> Window a
packN' n xs0 = create n (\arr w -> go arr 0 xs0 w)
  where
    go arr !i xs w = if i >= n then IORes () else case xs of
      [] -> IORes ()
      !y : ys -> case primWriteArray arr i y w of IORes _ -> go arr (i + 1) ys w

packN :: Int -> [a] -> Window a
packN n xs0 = create n (\arr w -> go arr 0 xs0 w)
  where
    go arr !i xs w = if i >= n then IORes () else case xs of
      [] -> IORes ()
      y : ys -> case primWriteArray arr i y w of IORes _ -> go arr (i + 1) ys w

pack :: [a] -> Window a
pack xs = packN (listFoldl' (\n _ -> n + 1) 0 xs) xs
  where
    listFoldl' f !z ys = case ys of { [] -> z; y : r -> listFoldl' f (f z y) r }

generate' :: Int -> (Int -> a) -> Window a
generate' n f = create n (\arr w -> go arr 0 w)
  where
    go arr !i w = if i >= n then IORes () else case f i of
      !x -> case primWriteArray arr i x w of IORes _ -> go arr (i + 1) w

generate :: Int -> (Int -> a) -> Window a
generate n f = create n (\arr w -> go arr 0 w)
  where
    go arr !i w = if i >= n then IORes () else case primWriteArray arr i (f i) w of IORes _ -> go arr (i + 1) w

-- | The same element n times; less than none is none.
repeated :: Int -> a -> Window a
repeated n x = let !k = if n < 0 then 0 else n in case primNewArray k x realWorld of IORes arr -> Window 0 k arr

map' :: (a -> b) -> Window a -> Window b
map' f v = generate' (size v) (\i -> case boxed v i of IORes x -> f x)

-- | The elements as a list that is made as it is looked at.
list :: Window a -> [a]
list (Window o n arr) = go o
  where
    !end = o + n
    go !i = if i >= end then [] else case primIndexArray arr i of IORes x -> x : go (i + 1)

append2 :: Window a -> Window a -> Window a
append2 v@(Window o n a) w@(Window p m b)
  | n == 0 = w
  | m == 0 = v
  | otherwise = create (n + m) (\new s -> case primCopyArray a o new 0 n s of IORes _ -> primCopyArray b p new n m s)

concatW :: [Window a] -> Window a
concatW [] = none
concatW [v] = v
concatW vs = create (total 0 vs) (\new w -> go new 0 vs w)
  where
    total !n [] = n
    total n (Window _ m _ : r) = total (n + m) r
    go _ _ [] _ = IORes ()
    go new !i (Window o n a : r) w = case primCopyArray a o new i n w of IORes _ -> go new (i + n) r w

cons' :: a -> Window a -> Window a
cons' !x (Window o n a) = create (n + 1) (\new w ->
  case primWriteArray new 0 x w of IORes _ -> primCopyArray a o new 1 n w)

snoc' :: Window a -> a -> Window a
snoc' (Window o n a) !x = create (n + 1) (\new w ->
  case primWriteArray new n x w of IORes _ -> primCopyArray a o new 0 n w)

reverseW :: Window a -> Window a
reverseW (Window o n a) = create n (\new w -> go new 0 w)
  where
    !end = o + n - 1
    go new !i w = if i >= n then IORes () else case primIndexArray a (end - i) of
      IORes x -> case primWriteArray new i x w of IORes _ -> go new (i + 1) w

intersperseW :: a -> Window a -> Window a
intersperseW x v
  | n < 2 = v
  | otherwise = create (n + n - 1) (\new w -> case primWriteArray new 0 (at v 0) w of IORes _ -> go new 1 w)
  where
    !n = size v
    go new !i w = if i >= n then IORes () else case primWriteArray new (i + i - 1) x w of
      IORes _ -> case boxed v i of
        IORes y -> case primWriteArray new (i + i) y w of IORes _ -> go new (i + 1) w

-- | Windows with another between them.
intercalateW :: Window a -> [Window a] -> Window a
intercalateW _ [] = none
intercalateW sep (v0 : vs0) = concatW (v0 : listFoldr (\v r -> sep : v : r) [] vs0)

-- | A window n times.
timesW :: Int -> Window a -> Window a
timesW k (Window o n a)
  | k <= 0 || n == 0 = none
  | k > intQuot 0x7FFFFFFFFFFFFFFF n = errorWithoutStackTrace "replicate: the length is out of range"
  | otherwise = create (k * n) (\new w -> go new 0 w)
  where
    go new !i w = if i >= k then IORes () else case primCopyArray a o new (i * n) n w of IORes _ -> go new (i + 1) w

filterW :: (a -> Bool) -> Window a -> Window a
filterW p (Window o n a) = createUpTo n (\new w -> go new o 0 w)
  where
    !end = o + n
    go new !i !k w = if i >= end then IORes k else case primIndexArray a i of
      IORes x
        | p x -> case primWriteArray new k x w of IORes _ -> go new (i + 1) (k + 1) w
        | otherwise -> go new (i + 1) k w

-- | Unfolds at most n elements; the seed that is left, if it did not come to an end. The bound may be far off, so no array is made before
-- the elements are counted.
unfoldN' :: Int -> (s -> Maybe (a, s)) -> s -> (Window a, Maybe s)
unfoldN' n f s0 = go 0 [] s0
  where
    go !i acc s
      | i >= n = (backwards i acc, Just s)
      | otherwise = case f s of
          Nothing -> (backwards i acc, Nothing)
          Just (!x, t) -> go (i + 1) (x : acc) t

-- | The n elements of a list, the last first.
backwards :: Int -> [a] -> Window a
backwards n xs0 = create n (\arr w -> go arr (n - 1) xs0 w)
  where
    go _ _ [] _ = IORes ()
    go arr !i (x : xs) w = case primWriteArray arr i x w of IORes _ -> go arr (i - 1) xs w

-- | A left scan with the state and the result apart, from the first position to the last.
mapAccumL' :: (s -> a -> (s, b)) -> s -> Window a -> (s, Window b)
mapAccumL' f s0 v = case primNewArray n hole realWorld of
  IORes arr -> go arr 0 s0
  where
    !n = size v
    go arr !i s = if i >= n then (s, Window 0 n arr) else case boxed v i of
      IORes x -> case f s x of
        (t, !y) -> case primWriteArray arr i y realWorld of IORes _ -> go arr (i + 1) t

-- | The same, from the last position to the first.
mapAccumR' :: (s -> a -> (s, b)) -> s -> Window a -> (s, Window b)
mapAccumR' f s0 v = case primNewArray n hole realWorld of
  IORes arr -> go arr (n - 1) s0
  where
    !n = size v
    go arr !i s = if i < 0 then (s, Window 0 n arr) else case boxed v i of
      IORes x -> case f s x of
        (t, !y) -> case primWriteArray arr i y realWorld of IORes _ -> go arr (i - 1) t

zipWith' :: (a -> b -> c) -> Window a -> Window b -> Window c
zipWith' f v w = generate' (if size v < size w then size v else size w) (\i ->
  case boxed v i of IORes x -> case boxed w i of IORes y -> f x y)

zipListW :: (a -> b -> c) -> Window a -> Window b -> [c]
zipListW f v w = go 0
  where
    !n = if size v < size w then size v else size w
    go !i = if i >= n then [] else case boxed v i of
      IORes x -> case boxed w i of IORes y -> f x y : go (i + 1)

-- Folds

foldrW :: (a -> b -> b) -> b -> Window a -> b
foldrW f z (Window o n arr) = go o
  where
    !end = o + n
    go !i = if i >= end then z else case primIndexArray arr i of IORes x -> f x (go (i + 1))

foldlW :: (b -> a -> b) -> b -> Window a -> b
foldlW f z (Window o n arr) = go (o + n - 1)
  where
    go !i = if i < o then z else case primIndexArray arr i of IORes x -> f (go (i - 1)) x

foldlW' :: (b -> a -> b) -> b -> Window a -> b
foldlW' f z0 (Window o n arr) = go o z0
  where
    !end = o + n
    go !i !z = if i >= end then z else case primIndexArray arr i of IORes x -> go (i + 1) (f z x)

foldrW' :: (a -> b -> b) -> b -> Window a -> b
foldrW' f z0 (Window o n arr) = go (o + n - 1) z0
  where
    go !i !z = if i < o then z else case primIndexArray arr i of IORes x -> go (i - 1) (f x z)

-- Finding

-- | The first position from one on whose element passes, or the length.
findFrom :: Int -> (a -> Bool) -> Window a -> Int
findFrom start p (Window o n arr) = go (o + start)
  where
    !end = o + n
    go !i = if i >= end then n else case primIndexArray arr i of
      IORes x -> if p x then i - o else go (i + 1)

-- | The last position whose element passes, or -1.
findEnd :: (a -> Bool) -> Window a -> Int
findEnd p (Window o n arr) = go (o + n - 1)
  where
    go !i = if i < o then negate 1 else case primIndexArray arr i of
      IORes x -> if p x then i - o else go (i - 1)

-- | How many elements pass before the first that does not.
prefixLength :: (a -> Bool) -> Window a -> Int
prefixLength p v = findFrom 0 (\x -> not (p x)) v

-- | Where the elements that pass at the end begin.
suffixStart :: (a -> Bool) -> Window a -> Int
suffixStart p v = findEnd (\x -> not (p x)) v + 1

-- | A position as a result, if it is below the bound.
below :: Int -> Int -> Maybe Int
below n i = if i < n then Just i else Nothing

positions :: (a -> Bool) -> Window a -> [Int]
positions p v = go 0
  where
    !n = size v
    go i = case findFrom i p v of
      !j | j >= n -> []
         | otherwise -> j : go (j + 1)

countW :: (a -> Bool) -> Window a -> Int
countW p v = foldlW' (\k x -> if p x then k + 1 else k) 0 v

anyW :: (a -> Bool) -> Window a -> Bool
anyW p v = findFrom 0 p v < size v

allW :: (a -> Bool) -> Window a -> Bool
allW p v = prefixLength p v == size v

-- | The pieces between the elements that pass: one more than these, none of an empty window.
splitPieces :: (a -> Bool) -> Window a -> [Window a]
splitPieces p v = if size v == 0 then [] else go 0
  where
    !n = size v
    go i = case findFrom i p v of
      !j | j >= n -> [slice i (n - i) v]
         | otherwise -> slice i (j - i) v : go (j + 1)

-- | Runs whose elements are all related to the first of the run.
runsBy :: (a -> a -> Bool) -> Window a -> [Window a]
runsBy eq v = go 0
  where
    !n = size v
    go i = if i >= n then [] else case boxed v i of
      IORes x -> case findFrom (i + 1) (\y -> not (eq x y)) v of
        !j -> slice i (j - i) v : go j

-- | Pieces of a length, the last perhaps shorter.
piecesOf :: Int -> Window a -> [Window a]
piecesOf k v = go 0
  where
    !n = size v
    go i
      | i >= n = []
      | n - i <= k = [slice i (n - i) v]
      | otherwise = slice i k v : go (i + k)

initsW :: Window a -> [Window a]
initsW v = go 0
  where
    !n = size v
    go i = if i > n then [] else slice 0 i v : go (i + 1)

tailsW :: Window a -> [Window a]
tailsW v = go 0
  where
    !n = size v
    go i = if i > n then [] else slice i (n - i) v : go (i + 1)

-- Windows of machine numbers: bytes and characters are compared as these

foreign import prim "coerce" codes :: Window a -> Window Int

-- How many elements agree before two windows differ or one ends.
agreement :: Window a -> Window a -> Int
agreement v w = agree (codes v) (codes w) (if size v < size w then size v else size w)

agree :: Window Int -> Window Int -> Int -> Int
agree (Window o _ a) (Window p _ b) !n = go 0
  where
    go !i = if i >= n then n else case primIndexArray a (o + i) of
      IORes x -> case primIndexArray b (p + i) of
        IORes y -> if intEq x y then go (i + 1) else i

sameCodes :: Window a -> Window a -> Bool
sameCodes v w = size v == size w && agreement v w == size v

compareCodes :: Window a -> Window a -> Ordering
compareCodes v w = case agreement v w of
  !i | i >= size v || i >= size w -> compare (size v) (size w)
     | otherwise -> compare (at (codes v) i) (at (codes w) i)

prefixCodes :: Window a -> Window a -> Bool
prefixCodes p v = size p <= size v && agreement p v == size p

suffixCodes :: Window a -> Window a -> Bool
suffixCodes p v = size p <= size v && agreement p (takeEndW (size p) v) == size p

-- | Where the first window next stands in the second, from a position on; the second's length if nowhere.
searchFrom :: Int -> Window a -> Window a -> Int
searchFrom start pat v = if m == 0 then start else searchCodes start (codes pat) (codes v)
  where
    !m = size pat

searchCodes :: Int -> Window Int -> Window Int -> Int
searchCodes start pat v = go start
  where
    !m = size pat
    !n = size v
    !c = at pat 0
    go i = case findFrom i (\x -> intEq x c) v of
      !j | j + m > n -> n
         | agree pat (slice j m v) m == m -> j
         | otherwise -> go (j + 1)

-- | All positions of a nonempty window in another, without overlaps.
searchAll :: Window a -> Window a -> [Int]
searchAll pat v = go 0
  where
    !n = size v
    go i = case searchFrom i pat v of
      !j | j >= n -> []
         | otherwise -> j : go (j + size pat)
