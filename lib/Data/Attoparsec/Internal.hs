{-# LANGUAGE TypeFamilies, FlexibleContexts, BangPatterns, ScopedTypeVariables #-}
-- | Parsers of one kind of input as of the other.
module Data.Attoparsec.Internal
  ( start, finish, eitherResult, maybeResult, feed, compareResults
  , prompt, demandInput, ensure, elemAt, atEnd, endOfInput
  , satisfyElem, satisfyElemWith, satisfyOr, peekElem, peekElemAtOnce
  , takeCount, takeRun, takeRun1, skipRun, takeRunIncluding, runScannerOn, literalBy, takeRest, matched, lookAhead, currentChunk
  , signedBy, decimalBy, hexadecimalBy, fractionBy, nearestDouble, classOf
  ) where

import Control.Applicative ((<|>))
import Data.Attoparsec.Internal.Types
import Data.Bits (Bits, shiftL, (.|.))
import Data.Char (isDigit, ord)
import Data.List (foldl', intercalate)

-- | Applies a parser to the first chunk of input, more or not.
start :: Chunk i => More -> Parser i a -> i -> IResult i a
start more (Parser p) i =
  p i 0 more (\i' pos _ contexts message -> Fail (chunkFrom pos i') contexts message) (\i' pos _ a -> Done (chunkFrom pos i') a)

-- | The result of a parse that had all its input.
finish :: IResult i a -> Either String a
finish (Done _ a) = Right a
finish (Fail _ [] message) = Left message
finish (Fail _ contexts message) = Left (intercalate " > " contexts ++ ": " ++ message)
finish (Partial _) = error "parseOnly: impossible error!"

-- | The result, or what went wrong. A parse that wants more has no result.
eitherResult :: IResult i a -> Either String a
eitherResult (Partial _) = Left "Result: incomplete input"
eitherResult result = finish result

-- | The result, if there is one.
maybeResult :: IResult i a -> Maybe a
maybeResult (Done _ a) = Just a
maybeResult _ = Nothing

-- | Gives a parse that wants it more input; otherwise the input is left over.
feed :: Monoid i => IResult i r -> i -> IResult i r
feed (Fail i contexts message) more = Fail (i <> more) contexts message
feed (Partial k) more = k more
feed (Done i r) more = Done (i <> more) r

-- | Whether results are equal, unless both want more.
compareResults :: (Eq i, Eq r) => IResult i r -> IResult i r -> Maybe Bool
compareResults (Fail i contexts message) (Fail i' contexts' message') =
  Just (i == i' && contexts == contexts' && message == message')
compareResults (Done i r) (Done i' r') = Just (i == i' && r == r')
compareResults (Partial _) (Partial _) = Nothing
compareResults _ _ = Just False

-- | Asks for more: what is done when there is none, and when there is.
prompt :: Chunk i => i -> Int -> (i -> More -> IResult i r) -> (i -> More -> IResult i r) -> IResult i r
prompt i _ none some = Partial (\new -> if nullChunk new then none i Complete else some (i `behind` new) Incomplete)

-- | More input, or it fails.
demandInput :: Chunk i => Parser i ()
demandInput = Parser (\i pos more lose win -> case more of
  Complete -> lose i pos more [] "not enough input"
  Incomplete -> prompt i pos (\i' more' -> lose i' pos more' [] "not enough input") (\i' more' -> win i' pos more' ()))

-- | More input, if there is any.
wantInput :: Chunk i => Parser i Bool
wantInput = Parser (\i pos more _ win -> case more of
  Complete -> win i pos more False
  Incomplete -> prompt i pos (\i' more' -> win i' pos more' False) (\i' more' -> win i' pos more' True))

-- How much there is from here on.
available :: Chunk i => Parser i Int
available = Parser (\i pos more _ win -> win i pos more (chunkLength i - pos))

-- | So many elements are there, or it fails.
ensure :: Chunk i => Int -> Parser i ()
ensure n = do
  k <- available
  if k >= n then pure () else demandInput >> ensure n

-- | An element further on, which is there.
elemAt :: Chunk i => Int -> Parser i (ChunkElem i)
elemAt k = Parser (\i pos more _ win -> win i pos more (chunkElem i (pos + k)))

advance :: Int -> Parser i ()
advance n = Parser (\i pos more _ win -> win i (pos + n) more ())

here :: Parser i Int
here = Parser (\i pos more _ win -> win i pos more pos)

-- What lies between two positions.
between :: Chunk i => Int -> Int -> Parser i i
between from to = Parser (\i pos more _ win -> win i pos more (chunkUpTo (to - from) (chunkFrom from i)))

-- | Is there no more input?
atEnd :: Chunk i => Parser i Bool
atEnd = do
  n <- available
  if n > 0 then pure False else not <$> wantInput

-- | Only at the end of all input.
endOfInput :: Chunk i => Parser i ()
endOfInput = Parser (\i pos more lose win ->
  if pos < chunkLength i then lose i pos more [] "endOfInput" else case more of
    Complete -> win i pos more ()
    Incomplete -> prompt i pos (\i' more' -> win i' pos more' ()) (\i' more' -> lose i' pos more' [] "endOfInput"))

-- | An element that the predicate holds for.
satisfyElem :: Chunk i => (ChunkElem i -> Bool) -> Parser i (ChunkElem i)
satisfyElem p = do
  ensure 1
  c <- elemAt 0
  if p c then advance 1 >> pure c else failing "satisfyElem"

-- Fails with the message as it is.
failing :: String -> Parser i a
failing message = Parser (\i pos more lose _ -> lose i pos more [] message)

-- | The same, with what it says when the predicate does not hold.
satisfyOr :: Chunk i => String -> (ChunkElem i -> Bool) -> Parser i (ChunkElem i)
satisfyOr message p = do
  ensure 1
  c <- elemAt 0
  if p c then advance 1 >> pure c else fail message

-- | An element made into something that the predicate holds for.
satisfyElemWith :: Chunk i => (ChunkElem i -> a) -> (a -> Bool) -> Parser i a
satisfyElemWith f p = do
  ensure 1
  c <- elemAt 0
  let x = f c
  if p x then advance 1 >> pure x else fail "satisfyWith"

-- | The next element, if there is one; it stays.
peekElem :: Chunk i => Parser i (Maybe (ChunkElem i))
peekElem = do
  end <- atEnd
  if end then pure Nothing else Just <$> elemAt 0

-- | The next element, which stays.
peekElemAtOnce :: Chunk i => Parser i (ChunkElem i)
peekElemAtOnce = ensure 1 >> elemAt 0

-- | So many elements.
takeCount :: Chunk i => Int -> Parser i i
takeCount n = do
  let !k = max n 0
  ensure k
  from <- here
  advance k
  between from (from + k)

-- How many elements from here on the predicate holds for. Goes past them.
run :: Chunk i => (ChunkElem i -> Bool) -> Parser i ()
run p = do
  rest <- Parser (\i pos more _ win -> let !end = goes i pos (chunkLength i) in win i end more (end < chunkLength i))
  if rest then pure () else do
    more <- wantInput
    if more then run p else pure ()
  where
    goes i !pos !end = if pos < end && p (chunkElem i pos) then goes i (pos + 1) end else pos

-- | The elements that the predicate holds for, up to the first other.
takeRun :: Chunk i => (ChunkElem i -> Bool) -> Parser i i
takeRun p = do
  from <- here
  run p
  to <- here
  between from to

-- | The same, at least one.
takeRun1 :: Chunk i => (ChunkElem i -> Bool) -> Parser i i
takeRun1 p = do
  ensure 1
  c <- elemAt 0
  if p c then takeRun p else fail "takeWhile1"

-- | Goes past the elements that the predicate holds for.
skipRun :: Chunk i => (ChunkElem i -> Bool) -> Parser i ()
skipRun = run

-- | The elements that the predicate holds for, and the one behind them.
takeRunIncluding :: Chunk i => (ChunkElem i -> Bool) -> Parser i i
takeRunIncluding p = do
  from <- here
  run p
  end <- atEnd
  if end then fail "takeWhileIncluding reached end of input" else advance 1
  to <- here
  between from to

-- | Elements as long as the function has a next state, and the last state.
runScannerOn :: forall i s. Chunk i => s -> (s -> ChunkElem i -> Maybe s) -> Parser i (i, s)
runScannerOn s0 f = do
  from <- here
  s <- go s0
  to <- here
  out <- between from to
  pure (out, s)
  where
    go :: s -> Parser i s
    go s = do
      n <- available
      if n > 0 then step s else do
        more <- wantInput
        if more then step s else pure s
    step s = do
      c <- elemAt 0
      case f s c of
        Nothing -> pure s
        Just s' -> advance 1 >> go s'

-- | These elements, as compared by the function; what it says when it is others.
literalBy :: Chunk i => String -> (ChunkElem i -> ChunkElem i -> Bool) -> i -> Parser i i
literalBy message same wanted = go 0
  where
    !n = chunkLength wanted
    go !k
      | k == n = takeCount n
      | otherwise = do
          there <- available
          if there <= k then demandInput >> go k else do
            c <- elemAt k
            if same (chunkElem wanted k) c then go (k + 1) else failing message

-- | All the rest.
takeRest :: Chunk i => Parser i i
takeRest = takeRun (const True)

-- | What is there of the input, if there is any more. It stays.
currentChunk :: Chunk i => Parser i (Maybe i)
currentChunk = do
  end <- atEnd
  if end then pure Nothing else do
    from <- here
    n <- available
    Just <$> between from (from + n)

-- | The input that a parser consumed as well.
matched :: Chunk i => Parser i a -> Parser i (i, a)
matched p = do
  from <- here
  a <- p
  to <- here
  out <- between from to
  pure (out, a)

-- | A parser that consumes nothing.
lookAhead :: Parser i a -> Parser i a
lookAhead (Parser p) = Parser (\i pos more lose win -> p i pos more lose (\i' _ more' a -> win i' pos more' a))

-- | With a sign in front, or without: the parser of a sign, that of a number.
signedBy :: Num a => (Char -> Parser i ()) -> Parser i a -> Parser i a
signedBy sign p = (negate <$> (sign '-' *> p)) <|> (sign '+' *> p) <|> p

-- | A number in decimal digits, from the digits that a parser reads.
decimalBy :: Num a => (i -> String) -> Parser i i -> Parser i a
decimalBy unpack digits = foldl' (\n c -> n * 10 + fromIntegral (ord c - 48)) 0 . unpack <$> digits

-- | A number in hexadecimal digits, from the digits that a parser reads.
hexadecimalBy :: (Integral a, Bits a) => (i -> String) -> Parser i i -> Parser i a
hexadecimalBy unpack digits = foldl' (\n c -> (n `shiftL` 4) .|. fromIntegral (digit c)) 0 . unpack <$> digits
  where
    digit c
      | isDigit c = ord c - 48
      | c >= 'a' = ord c - 87
      | otherwise = ord c - 55

-- | A number with sign, fraction and exponent, as what a function makes of c and e, for c times 10 to the e.
fractionBy :: Chunk i => (ChunkElem i -> Char) -> (i -> String) -> (Integer -> Int -> a) -> Parser i a
fractionBy char unpack make = do
  first <- char <$> peekElemAtOnce
  if first == '+' || first == '-' then advance 1 else pure ()
  whole <- decimalBy unpack (takeRun1 (isDigit . char))
  point <- fmap char <$> peekElem
  (c, e) <- case point of
    Just '.' -> do
      advance 1
      digits <- unpack <$> takeRun (isDigit . char)
      pure (foldl' (\n d -> n * 10 + fromIntegral (ord d - 48)) whole digits, negate (length digits))
    _ -> pure (whole, 0)
  let c' = if first == '-' then negate c else c
      sign s = () <$ satisfyOr "satisfy" (\x -> char x == s)
  (satisfyOr "satisfy" (\x -> char x == 'e' || char x == 'E')
     *> (make c' . (e +) <$> signedBy sign (decimalBy unpack (takeRun1 (isDigit . char)))))
    <|> pure (make c' e)

-- | The nearest double to c times 10 to the e.
nearestDouble :: Integer -> Int -> Double
nearestDouble c e
  | c == 0 = 0
  | e > 400 = if c > 0 then 1 / 0 else -1 / 0
  | e < -400 && digits + e < -400 = 0
  | e >= 0 = fromRational (toRational (c * 10 ^ e))
  | otherwise = fromRational (toRational c / 10 ^ negate e)
  where digits = length (show (abs c))

-- | A class of characters: @a-z@ is a range, a hyphen at either end is itself.
classOf :: String -> Char -> Bool
classOf (a : '-' : z : rest) = \c -> (c >= a && c <= z) || others c
  where others = classOf rest
classOf (a : rest) = \c -> c == a || others c
  where others = classOf rest
classOf [] = const False
