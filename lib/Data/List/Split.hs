-- | Splitting lists: at delimiters, in chunks, and by splitters that say what becomes of delimiters and blanks.
module Data.List.Split
  ( splitOn, splitOneOf, splitWhen, endBy, endByOneOf, wordsBy, linesBy
  , chunksOf, splitPlaces, splitPlacesBlanks, chop, divvy
  , Splitter, split, defaultSplitter
  , oneOf, onSublist, whenElt, startsWith, startsWithOneOf, endsWith, endsWithOneOf
  , dropDelims, keepDelimsL, keepDelimsR, condense, dropInitBlank, dropFinalBlank, dropInnerBlanks, dropBlanks
  , splitEvery, chunk, sepBy, unintercalate, sepByOneOf
  ) where

import Data.List (unfoldr)

-- | How to split a list.
data Splitter a = Splitter
  { delimiter :: [a -> Bool] -- one test for each element of a delimiter
  , delimiters :: OnDelimiter
  , runs :: OnRun
  , firstBlank :: OnBlank
  , lastBlank :: OnBlank
  }

-- What becomes of a delimiter: it goes, it is a piece of its own, it joins the piece after it or before it.
data OnDelimiter = DropIt | KeepIt | JoinNext | JoinPrevious

-- What becomes of delimiters without anything between them: they are one, no blank stands between them, or one does.
data OnRun = OneDelimiter | NoBlanks | Blanks
  deriving Eq

data OnBlank = DropBlank | KeepBlank

data Piece a = Delimiter [a] | Content [a]

-- | Every delimiter is a piece of its own, all blanks are kept, and nothing is a delimiter.
defaultSplitter :: Splitter a
defaultSplitter = Splitter [const False] KeepIt Blanks KeepBlank KeepBlank

-- | Splits a list as a splitter says.
split :: Splitter a -> [a] -> [[a]]
split s = map content . withoutLast (lastBlank s) . withoutFirst (firstBlank s) . join (delimiters s) . withBlanks (runs s) . pieces (delimiter s)
  where
    content (Delimiter xs) = xs
    content (Content xs) = xs

-- delimiters, and what stands between them where that is not empty
pieces :: [a -> Bool] -> [a] -> [Piece a]
pieces _ [] = []
pieces tests xs = [Content before | not (null before)] ++ rest
  where
    (before, found) = breakAt tests xs
    rest = case found of
      Nothing -> []
      Just ([], []) -> [Delimiter []]
      Just ([], y : ys) -> Delimiter [] : Content [y] : pieces tests ys
      Just (d, ys) -> Delimiter d : pieces tests ys

-- up to the first delimiter, with the delimiter and what follows it
breakAt :: [a -> Bool] -> [a] -> ([a], Maybe ([a], [a]))
breakAt tests xs = case prefix tests xs of
  Just found -> ([], Just found)
  Nothing -> case xs of
    [] -> ([], Nothing)
    y : ys -> let (before, found) = breakAt tests ys in (y : before, found)

prefix :: [a -> Bool] -> [a] -> Maybe ([a], [a])
prefix [] xs = Just ([], xs)
prefix (_ : _) [] = Nothing
prefix (p : ps) (x : xs)
  | p x, Just (d, rest) <- prefix ps xs = Just (x : d, rest)
  | otherwise = Nothing

-- blanks at the ends and, as the splitter says, between delimiters
withBlanks :: OnRun -> [Piece a] -> [Piece a]
withBlanks how ps = case ps of
    [] -> [Content []]
    Delimiter _ : _ -> Content [] : inner ps
    _ -> inner ps
  where
    inner (Delimiter d : rest@(Delimiter e : more)) = case how of
      OneDelimiter -> inner (Delimiter (d ++ e) : more)
      NoBlanks -> Delimiter d : inner rest
      Blanks -> Delimiter d : Content [] : inner rest
    inner [Delimiter d] = [Delimiter d, Content []]
    inner (p : rest) = p : inner rest
    inner [] = []

join :: OnDelimiter -> [Piece a] -> [Piece a]
join KeepIt ps = ps
join DropIt ps = [Content xs | Content xs <- ps]
join JoinNext ps = next ps
  where
    next [] = []
    next (Delimiter d : rest) = let (xs, more) = following rest in Content (d ++ xs) : next more
    next (p : rest) = p : next rest
    following (Content xs : more) = (xs, more)
    following more = ([], more)
join JoinPrevious ps = previous ps
  where
    previous [] = []
    previous (Content xs : rest) = let (d, more) = following rest in Content (xs ++ d) : previous more
    previous (Delimiter d : rest) = Content d : previous rest
    following (Delimiter d : more) = (d, more)
    following more = ([], more)

withoutFirst :: OnBlank -> [Piece a] -> [Piece a]
withoutFirst DropBlank (Content [] : ps) = ps
withoutFirst _ ps = ps

withoutLast :: OnBlank -> [Piece a] -> [Piece a]
withoutLast KeepBlank ps = ps
withoutLast DropBlank ps = go ps
  where
    go [Content []] = []
    go (x : xs) = x : go xs
    go [] = []

-- | Delimiters are single elements of the list.
oneOf :: Eq a => [a] -> Splitter a
oneOf ds = whenElt (`elem` ds)

-- | The delimiter is the whole list.
onSublist :: Eq a => [a] -> Splitter a
onSublist ds = defaultSplitter { delimiter = map (==) ds }

-- | Delimiters are the elements that satisfy the predicate.
whenElt :: (a -> Bool) -> Splitter a
whenElt p = defaultSplitter { delimiter = [p] }

-- | Delimiters go.
dropDelims :: Splitter a -> Splitter a
dropDelims s = s { delimiters = DropIt }

-- | Delimiters begin the pieces after them.
keepDelimsL :: Splitter a -> Splitter a
keepDelimsL s = s { delimiters = JoinNext }

-- | Delimiters end the pieces before them.
keepDelimsR :: Splitter a -> Splitter a
keepDelimsR s = s { delimiters = JoinPrevious }

-- | Neighbouring delimiters are one.
condense :: Splitter a -> Splitter a
condense s = s { runs = OneDelimiter }

-- | No blank before a delimiter at the beginning.
dropInitBlank :: Splitter a -> Splitter a
dropInitBlank s = s { firstBlank = DropBlank }

-- | No blank after a delimiter at the end.
dropFinalBlank :: Splitter a -> Splitter a
dropFinalBlank s = s { lastBlank = DropBlank }

-- | No blanks between delimiters.
dropInnerBlanks :: Splitter a -> Splitter a
dropInnerBlanks s = s { runs = NoBlanks }

-- | No blanks at all: neighbouring delimiters are one.
dropBlanks :: Splitter a -> Splitter a
dropBlanks = dropInitBlank . dropFinalBlank . condense

-- | Pieces that begin with the list.
startsWith :: Eq a => [a] -> Splitter a
startsWith = dropInitBlank . keepDelimsL . onSublist

-- | Pieces that begin with one of the elements.
startsWithOneOf :: Eq a => [a] -> Splitter a
startsWithOneOf = dropInitBlank . keepDelimsL . oneOf

-- | Pieces that end with the list.
endsWith :: Eq a => [a] -> Splitter a
endsWith = dropFinalBlank . keepDelimsR . onSublist

-- | Pieces that end with one of the elements.
endsWithOneOf :: Eq a => [a] -> Splitter a
endsWithOneOf = dropFinalBlank . keepDelimsR . oneOf

-- | What stands between the elements given first.
splitOneOf :: Eq a => [a] -> [a] -> [[a]]
splitOneOf ds = split (dropDelims (oneOf ds))

-- | What stands between the list given first.
splitOn :: Eq a => [a] -> [a] -> [[a]]
splitOn ds = split (dropDelims (onSublist ds))

-- | What stands between elements that satisfy the predicate.
splitWhen :: (a -> Bool) -> [a] -> [[a]]
splitWhen p = split (dropDelims (whenElt p))

-- | Pieces that are ended by the list given first.
endBy :: Eq a => [a] -> [a] -> [[a]]
endBy ds = split (dropFinalBlank (dropDelims (onSublist ds)))

-- | Pieces that are ended by the elements given first.
endByOneOf :: Eq a => [a] -> [a] -> [[a]]
endByOneOf ds = split (dropFinalBlank (dropDelims (oneOf ds)))

-- | Like `words`, with elements that separate.
wordsBy :: (a -> Bool) -> [a] -> [[a]]
wordsBy p = split (dropBlanks (dropDelims (whenElt p)))

-- | Like `lines`, with elements that end a line.
linesBy :: (a -> Bool) -> [a] -> [[a]]
linesBy p = split (dropFinalBlank (dropDelims (whenElt p)))

-- | Chunks of a length; the last may be shorter.
chunksOf :: Int -> [e] -> [[e]]
chunksOf n = go
  where
    go [] = []
    go xs = let (chunk1, rest) = splitAt n xs in chunk1 : go rest

-- | Chunks of the lengths given first, until the list is at its end.
splitPlaces :: Integral a => [a] -> [e] -> [[e]]
splitPlaces lengths xs = unfoldr place (lengths, xs)
  where
    place ([], _) = Nothing
    place (_, []) = Nothing
    place (n : ns, ys) = let (chunk1, rest) = splitAt (fromIntegral n) ys in Just (chunk1, (ns, rest))

-- | Chunks of the lengths given first, blank ones after the end of the list.
splitPlacesBlanks :: Integral a => [a] -> [e] -> [[e]]
splitPlacesBlanks lengths xs = unfoldr place (lengths, xs)
  where
    place ([], _) = Nothing
    place (n : ns, ys) = let (chunk1, rest) = splitAt (fromIntegral n) ys in Just (chunk1, (ns, rest))

-- | What a function makes of the beginning, again and again until nothing is left.
chop :: ([a] -> (b, [a])) -> [a] -> [b]
chop _ [] = []
chop f xs = let (y, rest) = f xs in y : chop f rest

-- | Windows of a length, each so many elements after the one before; all are full.
divvy :: Int -> Int -> [a] -> [[a]]
divvy _ _ [] = []
divvy n m xs = filter full (chop (\ys -> (take n ys, drop m ys)) xs)
  where full ys = not (shorter n ys)
        shorter k ys = length (take k ys) < k

-- | Another name of `chunksOf`.
splitEvery :: Int -> [e] -> [[e]]
splitEvery = chunksOf

-- | Another name of `chunksOf`.
chunk :: Int -> [e] -> [[e]]
chunk = chunksOf

-- | Another name of `splitOn`.
sepBy :: Eq a => [a] -> [a] -> [[a]]
sepBy = splitOn

-- | Another name of `splitOn`.
unintercalate :: Eq a => [a] -> [a] -> [[a]]
unintercalate = splitOn

-- | Another name of `splitOneOf`.
sepByOneOf :: Eq a => [a] -> [a] -> [[a]]
sepByOneOf = splitOneOf
