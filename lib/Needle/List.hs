{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Functions on lists. Those that Foldable generalises are here under names starting with "list".
module Needle.List where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Exception
import Needle.Real
import Needle.Base

infixl 9 !!
infix 5 \\

-- Folds and other list versions of Foldable functions

listFoldl :: (b -> a -> b) -> b -> [a] -> b
listFoldl f = go
  where
    go z [] = z
    go z (x : xs) = go (f z x) xs

listFoldl' :: (b -> a -> b) -> b -> [a] -> b
listFoldl' f = go
  where
    go !z [] = z
    go !z (x : xs) = go (f z x) xs

listFoldr1 :: (a -> a -> a) -> [a] -> a
listFoldr1 f = go
  where
    go [x] = x
    go (x : xs) = f x (go xs)
    go [] = errorEmptyList "foldr1"

listFoldl1 :: (a -> a -> a) -> [a] -> a
listFoldl1 f (x : xs) = listFoldl f x xs
listFoldl1 _ [] = errorEmptyList "foldl1"

listNull :: [a] -> Bool
listNull [] = True
listNull (_ : _) = False

listLength :: [a] -> Int
listLength = go 0
  where
    go :: Int -> [a] -> Int
    go !n [] = n
    go !n (_ : xs) = go (intAdd n 1) xs

listElem :: Eq a => a -> [a] -> Bool
listElem x = go
  where
    go [] = False
    go (y : ys) = x == y || go ys

listNotElem :: Eq a => a -> [a] -> Bool
listNotElem x ys = not (listElem x ys)

listSum :: Num a => [a] -> a
listSum = go 0
  where
    go !z [] = z
    go !z (x : xs) = go (z + x) xs

listProduct :: Num a => [a] -> a
listProduct = go 1
  where
    go !z [] = z
    go !z (x : xs) = go (z * x) xs

listMaximum :: Ord a => [a] -> a
listMaximum [] = errorEmptyList "maximum"
listMaximum (x0 : xs0) = go x0 xs0
  where
    go !m [] = m
    go !m (x : xs) = go (max m x) xs

listMinimum :: Ord a => [a] -> a
listMinimum [] = errorEmptyList "minimum"
listMinimum (x0 : xs0) = go x0 xs0
  where
    go !m [] = m
    go !m (x : xs) = go (min m x) xs

listAnd :: [Bool] -> Bool
listAnd [] = True
listAnd (x : xs) = x && listAnd xs

listOr :: [Bool] -> Bool
listOr [] = False
listOr (x : xs) = x || listOr xs

listAny :: (a -> Bool) -> [a] -> Bool
listAny p = go
  where
    go [] = False
    go (x : xs) = p x || go xs

listAll :: (a -> Bool) -> [a] -> Bool
listAll p = go
  where
    go [] = True
    go (x : xs) = p x && go xs

-- | The strict left fold of a non-empty list.
foldl1' :: (a -> a -> a) -> [a] -> a
foldl1' f (x : xs) = listFoldl' f x xs
foldl1' _ [] = errorEmptyList "foldl1'"

-- Basic functions

-- | The first element.
head :: [a] -> a
head (x : _) = x
head [] = errorEmptyList "head"

-- | Everything but the first element.
tail :: [a] -> [a]
tail (_ : xs) = xs
tail [] = errorEmptyList "tail"

-- | The last element.
last :: [a] -> a
last [] = errorEmptyList "last"
last (x0 : xs0) = go x0 xs0
  where
    go x [] = x
    go _ (y : ys) = go y ys

-- | Everything but the last element.
init :: [a] -> [a]
init [] = errorEmptyList "init"
init (x0 : xs0) = go x0 xs0
  where
    go _ [] = []
    go x (y : ys) = x : go y ys

-- | Head and tail, if there are any.
uncons :: [a] -> Maybe (a, [a])
uncons [] = Nothing
uncons (x : xs) = Just (x, xs)

-- | The only element as a list.
singleton :: a -> [a]
singleton x = [x]

-- | The element at that position, counted from 0.
(!!) :: [a] -> Int -> a
xs0 !! n0
  | intLt n0 0 = errorWithoutStackTrace "Prelude.!!: negative index"
  | otherwise = go xs0 n0
  where
    go [] _ = errorWithoutStackTrace "Prelude.!!: index too large"
    go (x : xs) n = if intEq n 0 then x else go xs (intSub n 1)

-- | The list backwards.
reverse :: [a] -> [a]
reverse l = go l []
  where
    go [] a = a
    go (x : xs) a = go xs (x : a)

-- | Puts the element between all others.
intersperse :: a -> [a] -> [a]
intersperse _ [] = []
intersperse sep (x0 : xs0) = x0 : go xs0
  where
    go [] = []
    go (x : xs) = sep : x : go xs

-- | Puts the list between all others and joins them.
intercalate :: [a] -> [[a]] -> [a]
intercalate xs xss = listConcat (intersperse xs xss)

-- | Rows become columns.
transpose :: [[a]] -> [[a]]
transpose [] = []
transpose ([] : xss) = transpose xss
transpose ((x : xs) : xss) =
  (x : listConcatMap heads xss) : transpose (xs : listConcatMap tails1 xss)
  where
    heads (h : _) = [h]
    heads [] = []
    tails1 (_ : t) = [t]
    tails1 [] = []

-- | All subsequences.
subsequences :: [a] -> [[a]]
subsequences xs = [] : nonEmptySubsequences xs

nonEmptySubsequences :: [a] -> [[a]]
nonEmptySubsequences [] = []
nonEmptySubsequences (x : xs) = [x] : listFoldr f [] (nonEmptySubsequences xs)
  where
    f ys r = ys : (x : ys) : r

-- | All permutations, in GHC's order.
permutations :: [a] -> [[a]]
permutations xs0 = xs0 : perms xs0 []
  where
    perms [] _ = []
    perms (t : ts) is = listFoldr interleave (perms ts (t : is)) (permutations is)
      where
        interleave xs r = let (_, zs) = interleave' id xs r in zs
        interleave' _ [] r = (ts, r)
        interleave' f (y : ys) r =
          let (us, zs) = interleave' (f . (y :)) ys r
          in (y : us, f (t : y : us) : zs)

-- Building lists

-- | All left folds of the prefixes.
scanl :: (b -> a -> b) -> b -> [a] -> [b]
scanl f q ls = q : (case ls of
  [] -> []
  x : xs -> scanl f (f q x) xs)

-- | The same, evaluating each result.
scanl' :: (b -> a -> b) -> b -> [a] -> [b]
scanl' f !q ls = q : (case ls of
  [] -> []
  x : xs -> scanl' f (f q x) xs)

-- | scanl starting with the first element.
scanl1 :: (a -> a -> a) -> [a] -> [a]
scanl1 f (x : xs) = scanl f x xs
scanl1 _ [] = []

-- | All right folds of the suffixes.
scanr :: (a -> b -> b) -> b -> [a] -> [b]
scanr _ q0 [] = [q0]
scanr f q0 (x : xs) = case scanr f q0 xs of
  qs -> f x (head qs) : qs

-- | scanr starting with the last element.
scanr1 :: (a -> a -> a) -> [a] -> [a]
scanr1 _ [] = []
scanr1 _ [x] = [x]
scanr1 f (x : xs) = case scanr1 f xs of
  qs -> f x (head qs) : qs

-- | Repeated application, forever.
iterate :: (a -> a) -> a -> [a]
iterate f = go
  where
    go x = x : go (f x)

-- | The same, evaluating each result.
iterate' :: (a -> a) -> a -> [a]
iterate' f = go
  where
    go x = let x' = f x in x' `seq` (x : go x')

-- | The element forever.
repeat :: a -> [a]
repeat x = let xs = x : xs in xs

-- | That many copies.
replicate :: Int -> a -> [a]
replicate n x = go n
  where
    go i = if intLe i 0 then [] else x : go (intSub i 1)

-- | The list over and over.
cycle :: [a] -> [a]
cycle [] = errorEmptyList "cycle"
cycle xs = let xs' = xs ++ xs' in xs'

-- | Builds a list from a seed.
unfoldr :: (b -> Maybe (a, b)) -> b -> [a]
unfoldr f = go
  where
    go b = case f b of
      Just (a, b') -> a : go b'
      Nothing -> []

-- Sublists

-- | The first elements, at most that many.
take :: Int -> [a] -> [a]
take n xs = if intLe n 0 then [] else case xs of
  [] -> []
  y : ys -> y : take (intSub n 1) ys

-- | Everything after the first elements.
drop :: Int -> [a] -> [a]
drop n xs = if intLe n 0 then xs else case xs of
  [] -> []
  _ : ys -> drop (intSub n 1) ys

-- | take and drop in one.
splitAt :: Int -> [a] -> ([a], [a])
splitAt n ls
  | intLe n 0 = ([], ls)
  | otherwise = go n ls
  where
    go _ [] = ([], [])
    go m (x : xs)
      | intEq m 1 = ([x], xs)
      | otherwise = let (xs', xs'') = go (intSub m 1) xs in (x : xs', xs'')

-- | The longest prefix of elements satisfying the predicate.
takeWhile :: (a -> Bool) -> [a] -> [a]
takeWhile p = go
  where
    go [] = []
    go (x : xs) = if p x then x : go xs else []

-- | What follows that prefix.
dropWhile :: (a -> Bool) -> [a] -> [a]
dropWhile p = go
  where
    go [] = []
    go xs@(x : xs') = if p x then go xs' else xs

-- | Drops the longest suffix of elements satisfying the predicate.
dropWhileEnd :: (a -> Bool) -> [a] -> [a]
dropWhileEnd p = listFoldr (\x xs -> if p x && listNull xs then [] else x : xs) []

-- | takeWhile and dropWhile in one.
span :: (a -> Bool) -> [a] -> ([a], [a])
span p = go
  where
    go [] = ([], [])
    go xs@(x : xs')
      | p x = let (ys, zs) = go xs' in (x : ys, zs)
      | otherwise = ([], xs)

-- | span with the predicate negated.
break :: (a -> Bool) -> [a] -> ([a], [a])
break p = go
  where
    go [] = ([], [])
    go xs@(x : xs')
      | p x = ([], xs)
      | otherwise = let (ys, zs) = go xs' in (x : ys, zs)

-- | What follows the given prefix, if it is one.
stripPrefix :: Eq a => [a] -> [a] -> Maybe [a]
stripPrefix [] ys = Just ys
stripPrefix (x : xs) (y : ys) | x == y = stripPrefix xs ys
stripPrefix _ _ = Nothing

-- | Runs of equal elements.
group :: Eq a => [a] -> [[a]]
group = groupBy (==)

-- | Runs of elements related to their first.
groupBy :: (a -> a -> Bool) -> [a] -> [[a]]
groupBy _ [] = []
groupBy eq (x : xs) = (x : ys) : groupBy eq zs
  where
    (ys, zs) = span (eq x) xs

-- | All prefixes, shortest first.
inits :: [a] -> [[a]]
inits xs = [] : (case xs of
  [] -> []
  y : ys -> map (y :) (inits ys))

-- | All suffixes, longest first.
tails :: [a] -> [[a]]
tails xs = xs : (case xs of
  [] -> []
  _ : xs' -> tails xs')

-- | Is the first a prefix of the second?
isPrefixOf :: Eq a => [a] -> [a] -> Bool
isPrefixOf [] _ = True
isPrefixOf _ [] = False
isPrefixOf (x : xs) (y : ys) = x == y && isPrefixOf xs ys

-- | Is the first a suffix of the second?
isSuffixOf :: Eq a => [a] -> [a] -> Bool
isSuffixOf ns hs = case dropLengthMaybe ns hs of
  Nothing -> False
  Just delta -> ns == dropLength delta hs

dropLength :: [a] -> [b] -> [b]
dropLength (_ : x') (_ : y') = dropLength x' y'
dropLength [] y = y
dropLength (_ : _) [] = []

dropLengthMaybe :: [a] -> [b] -> Maybe [b]
dropLengthMaybe (_ : x') (_ : y') = dropLengthMaybe x' y'
dropLengthMaybe [] y = Just y
dropLengthMaybe (_ : _) [] = Nothing

-- | Does the first occur whole inside the second?
isInfixOf :: Eq a => [a] -> [a] -> Bool
isInfixOf needle haystack = listAny (isPrefixOf needle) (tails haystack)

-- | Are the elements of the first found in the second in order?
isSubsequenceOf :: Eq a => [a] -> [a] -> Bool
isSubsequenceOf [] _ = True
isSubsequenceOf (_ : _) [] = False
isSubsequenceOf a@(x : a') (y : b)
  | x == y = isSubsequenceOf a' b
  | otherwise = isSubsequenceOf a b

-- Searching

-- | The value paired with the key.
lookup :: Eq a => a -> [(a, b)] -> Maybe b
lookup key = go
  where
    go [] = Nothing
    go ((x, y) : xys) = if key == x then Just y else go xys

-- | The elements that satisfy the predicate and those that do not.
partition :: (a -> Bool) -> [a] -> ([a], [a])
partition p = listFoldr (\x ~(ts, fs) -> if p x then (x : ts, fs) else (ts, x : fs)) ([], [])

-- | The position of the first equal element.
elemIndex :: Eq a => a -> [a] -> Maybe Int
elemIndex x = findIndex (\y -> x == y)

-- | The positions of all equal elements.
elemIndices :: Eq a => a -> [a] -> [Int]
elemIndices x = findIndices (\y -> x == y)

-- | The position of the first element satisfying the predicate.
findIndex :: (a -> Bool) -> [a] -> Maybe Int
findIndex p = go 0
  where
    go !_ [] = Nothing
    go !n (x : xs) = if p x then Just n else go (intAdd n 1) xs

-- | The positions of all elements satisfying the predicate.
findIndices :: (a -> Bool) -> [a] -> [Int]
findIndices p = go 0
  where
    go !_ [] = []
    go !n (x : xs) = if p x then n : go (intAdd n 1) xs else go (intAdd n 1) xs

-- Sets

-- | The first occurrences.
nub :: Eq a => [a] -> [a]
nub l = go l []
  where
    go [] _ = []
    go (y : ys) xs
      | listElem y xs = go ys xs
      | otherwise = y : go ys (y : xs)

-- | The first of every class of related elements.
nubBy :: (a -> a -> Bool) -> [a] -> [a]
nubBy eq l = go l []
  where
    go [] _ = []
    go (y : ys) xs
      | elemBy eq y xs = go ys xs
      | otherwise = y : go ys (y : xs)

elemBy :: (a -> a -> Bool) -> a -> [a] -> Bool
elemBy _ _ [] = False
elemBy eq y (x : xs) = eq x y || elemBy eq y xs

-- | Removes the first equal element.
delete :: Eq a => a -> [a] -> [a]
delete = deleteBy (==)

-- | Removes the first related element.
deleteBy :: (a -> a -> Bool) -> a -> [a] -> [a]
deleteBy _ _ [] = []
deleteBy eq x (y : ys) = if eq x y then ys else y : deleteBy eq x ys

-- | The first list without the elements of the second.
(\\) :: Eq a => [a] -> [a] -> [a]
xs \\ ys = listFoldl (flip delete) xs ys

-- | The first list and what the second adds.
union :: Eq a => [a] -> [a] -> [a]
union = unionBy (==)

-- | union by a relation.
unionBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
unionBy eq xs ys = xs ++ listFoldl (flip (deleteBy eq)) (nubBy eq ys) xs

-- | The elements of the first list that are in the second.
intersect :: Eq a => [a] -> [a] -> [a]
intersect = intersectBy (==)

-- | intersect by a relation.
intersectBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
intersectBy _ [] _ = []
intersectBy _ (_ : _) [] = []
intersectBy eq xs ys = filter (\x -> listAny (eq x) ys) xs

-- | Inserts before the first greater element.
insert :: Ord a => a -> [a] -> [a]
insert e ls = insertBy compare e ls

-- | insert by a comparison.
insertBy :: (a -> a -> Ordering) -> a -> [a] -> [a]
insertBy _ x [] = [x]
insertBy cmp x ys@(y : ys') = case cmp x y of
  GT -> y : insertBy cmp x ys'
  _ -> x : ys

-- Sorting: merge sort on ascending and descending runs, stable

-- | Sorts, keeping equal elements in order.
sort :: Ord a => [a] -> [a]
sort = sortBy compare

-- | Sorts by an image, computed once per element.
sortOn :: Ord b => (a -> b) -> [a] -> [a]
sortOn f xs = map snd (sortBy (\a b -> compare (fst a) (fst b)) (map (\x -> let y = f x in y `seq` (y, x)) xs))

-- | Sorts by a comparison.
sortBy :: (a -> a -> Ordering) -> [a] -> [a]
sortBy cmp = \xs -> mergeAll (sequences xs)
  where
    sequences (a : b : xs) = case cmp a b of
      GT -> descending b [a] xs
      _ -> ascending b (\r -> a : r) xs
    sequences xs = [xs]

    descending a as (b : bs) | isGT (cmp a b) = descending b (a : as) bs
    descending a as bs = (a : as) : sequences bs

    ascending a as (b : bs) | notGT (cmp a b) = ascending b (\ys -> as (a : ys)) bs
    ascending a as bs = let !x = as [a] in x : sequences bs

    mergeAll [x] = x
    mergeAll xs = mergeAll (mergePairs xs)

    mergePairs (a : b : xs) = let !x = merge a b in x : mergePairs xs
    mergePairs xs = xs

    merge as@(a : as') bs@(b : bs') = case cmp a b of
      GT -> b : merge as bs'
      _ -> a : merge as' bs
    merge [] bs = bs
    merge as [] = as

isGT, notGT :: Ordering -> Bool
isGT GT = True
isGT _ = False
notGT GT = False
notGT _ = True

-- Zips

-- | Pairs of elements at the same position.
zip :: [a] -> [b] -> [(a, b)]
zip (a : as) (b : bs) = (a, b) : zip as bs
zip _ _ = []

-- | zip with a function in place of pairing.
zipWith :: (a -> b -> c) -> [a] -> [b] -> [c]
zipWith f = go
  where
    go (x : xs) (y : ys) = f x y : go xs ys
    go _ _ = []

-- | From a list of pairs to a pair of lists.
unzip :: [(a, b)] -> ([a], [b])
unzip = listFoldr (\(a, b) ~(as, bs) -> (a : as, b : bs)) ([], [])

-- | Zips three lists.
zip3 :: [a] -> [b] -> [c] -> [(a, b, c)]
zip3 (a : as) (b : bs) (c : cs) = (a, b, c) : zip3 as bs cs
zip3 _ _ _ = []

-- | Zips three lists with a function.
zipWith3 :: (a -> b -> c -> r) -> [a] -> [b] -> [c] -> [r]
zipWith3 z (a : as) (b : bs) (c : cs) = z a b c : zipWith3 z as bs cs
zipWith3 _ _ _ _ = []

-- | From a list of 3-tuples to lists.
unzip3 :: [(a, b, c)] -> ([a], [b], [c])
unzip3 = listFoldr (\(a, b, c) ~(as, bs, cs) -> (a : as, b : bs, c : cs)) ([], [], [])

-- | Zips four lists.
zip4 :: [a] -> [b] -> [c] -> [d] -> [(a, b, c, d)]
zip4 (a : as) (b : bs) (c : cs) (d : ds) = (a, b, c, d) : zip4 as bs cs ds
zip4 _ _ _ _ = []

-- | Zips four lists with a function.
zipWith4 :: (a -> b -> c -> d -> r) -> [a] -> [b] -> [c] -> [d] -> [r]
zipWith4 z (a : as) (b : bs) (c : cs) (d : ds) = z a b c d : zipWith4 z as bs cs ds
zipWith4 _ _ _ _ _ = []

-- | From a list of 4-tuples to lists.
unzip4 :: [(a, b, c, d)] -> ([a], [b], [c], [d])
unzip4 = listFoldr (\(a, b, c, d) ~(as, bs, cs, ds) -> (a : as, b : bs, c : cs, d : ds)) ([], [], [], [])

-- | Zips five lists.
zip5 :: [a] -> [b] -> [c] -> [d] -> [e] -> [(a, b, c, d, e)]
zip5 (a : as) (b : bs) (c : cs) (d : ds) (e : es) = (a, b, c, d, e) : zip5 as bs cs ds es
zip5 _ _ _ _ _ = []

-- | Zips five lists with a function.
zipWith5 :: (a -> b -> c -> d -> e -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [r]
zipWith5 z (a : as) (b : bs) (c : cs) (d : ds) (e : es) = z a b c d e : zipWith5 z as bs cs ds es
zipWith5 _ _ _ _ _ _ = []

-- | From a list of 5-tuples to lists.
unzip5 :: [(a, b, c, d, e)] -> ([a], [b], [c], [d], [e])
unzip5 = listFoldr (\(a, b, c, d, e) ~(as, bs, cs, ds, es) -> (a : as, b : bs, c : cs, d : ds, e : es)) ([], [], [], [], [])

-- | Zips six lists.
zip6 :: [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [(a, b, c, d, e, f)]
zip6 (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) = (a, b, c, d, e, f) : zip6 as bs cs ds es fs
zip6 _ _ _ _ _ _ = []

-- | Zips six lists with a function.
zipWith6 :: (a -> b -> c -> d -> e -> f -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [r]
zipWith6 z (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) = z a b c d e f : zipWith6 z as bs cs ds es fs
zipWith6 _ _ _ _ _ _ _ = []

-- | From a list of 6-tuples to lists.
unzip6 :: [(a, b, c, d, e, f)] -> ([a], [b], [c], [d], [e], [f])
unzip6 = listFoldr (\(a, b, c, d, e, f) ~(as, bs, cs, ds, es, fs) -> (a : as, b : bs, c : cs, d : ds, e : es, f : fs)) ([], [], [], [], [], [])

-- | Zips seven lists.
zip7 :: [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [g] -> [(a, b, c, d, e, f, g)]
zip7 (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) (g : gs) = (a, b, c, d, e, f, g) : zip7 as bs cs ds es fs gs
zip7 _ _ _ _ _ _ _ = []

-- | Zips seven lists with a function.
zipWith7 :: (a -> b -> c -> d -> e -> f -> g -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [g] -> [r]
zipWith7 z (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) (g : gs) = z a b c d e f g : zipWith7 z as bs cs ds es fs gs
zipWith7 _ _ _ _ _ _ _ _ = []

-- | From a list of 7-tuples to lists.
unzip7 :: [(a, b, c, d, e, f, g)] -> ([a], [b], [c], [d], [e], [f], [g])
unzip7 = listFoldr (\(a, b, c, d, e, f, g) ~(as, bs, cs, ds, es, fs, gs) -> (a : as, b : bs, c : cs, d : ds, e : es, f : fs, g : gs)) ([], [], [], [], [], [], [])

-- Strings

-- | The lines of a text, without their ends.
lines :: String -> [String]
lines "" = []
lines s = let (l, s') = break (\c -> charEq c '\n') s
          in l : (case s' of
               [] -> []
               _ : s'' -> lines s'')

-- | Joins lines, each with its end.
unlines :: [String] -> String
unlines [] = []
unlines (l : ls) = l ++ '\n' : unlines ls

-- | Is it a space character?
isSpace :: Char -> Bool
isSpace c
  | intLt n 0x377 = intEq n 32 || (intGe n 9 && intLe n 13) || intEq n 0xa0
  | otherwise = intEq (charCategory c) 22
  where
    n = ord c

-- | The words of a text, split at white space.
words :: String -> [String]
words s = case dropWhile isSpace s of
  "" -> []
  s' -> let (w, s'') = break isSpace s' in w : words s''

-- | Joins words with spaces.
unwords :: [String] -> String
unwords [] = ""
unwords (w0 : ws0) = w0 ++ go ws0
  where
    go [] = ""
    go (w : ws) = ' ' : (w ++ go ws)

-- generic versions

-- | length in any number type.
genericLength :: Num i => [a] -> i
genericLength [] = 0
genericLength (_ : l) = 1 + genericLength l

-- | take with any whole number.
genericTake :: Integral i => i -> [a] -> [a]
genericTake n _ | n <= 0 = []
genericTake _ [] = []
genericTake n (x : xs) = x : genericTake (n - 1) xs

-- | drop with any whole number.
genericDrop :: Integral i => i -> [a] -> [a]
genericDrop n xs | n <= 0 = xs
genericDrop _ [] = []
genericDrop n (_ : xs) = genericDrop (n - 1) xs

-- | splitAt with any whole number.
genericSplitAt :: Integral i => i -> [a] -> ([a], [a])
genericSplitAt n xs | n <= 0 = ([], xs)
genericSplitAt _ [] = ([], [])
genericSplitAt n (x : xs) = let (xs', xs'') = genericSplitAt (n - 1) xs in (x : xs', xs'')

-- | (!!) with any whole number.
genericIndex :: Integral i => [a] -> i -> a
genericIndex (x : xs) n
  | n == 0 = x
  | n > 0 = genericIndex xs (n - 1)
  | otherwise = errorWithoutStackTrace "List.genericIndex: negative index."
genericIndex [] _ = errorWithoutStackTrace "List.genericIndex: index too large."

-- | replicate with any whole number.
genericReplicate :: Integral i => i -> a -> [a]
genericReplicate n x = genericTake n (repeat x)
