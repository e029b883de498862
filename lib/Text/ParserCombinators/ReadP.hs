{-# LANGUAGE RankNTypes #-}
-- | Parsers that follow all alternatives side by side.
module Text.ParserCombinators.ReadP
  ( ReadP, ReadS, get, look, (+++), (<++), gather, pfail, eof, satisfy, char, string, munch, munch1, skipSpaces, choice
  , count, between, option, optional, many, many1, skipMany, skipMany1, sepBy, sepBy1, endBy, endBy1
  , chainr, chainl, chainl1, chainr1, manyTill, readP_to_S, readS_to_P
  ) where

import Control.Monad (MonadPlus(..), ap, liftM2, replicateM)
import Control.Applicative (Alternative(empty, (<|>)))
import Data.Char (isSpace)

infixr 5 +++, <++

-- What a parser does next.
data P a
  = Get (Char -> P a)
  | Look (String -> P a)
  | Fail
  | Result a (P a)
  | Final [(a, String)] -- not empty

instance Functor P where
  fmap f m = m >>= \x -> return (f x)

instance Applicative P where
  pure x = Result x Fail
  (<*>) = ap

instance Monad P where
  Get f >>= k = Get (\c -> f c >>= k)
  Look f >>= k = Look (\s -> f s >>= k)
  Fail >>= _ = Fail
  Result x p >>= k = k x `alt` (p >>= k)
  Final rs >>= k = final [ys | (x, s) <- rs, ys <- run (k x) s]

instance MonadFail P where
  fail _ = Fail

-- both, in step with the input
alt :: P a -> P a -> P a
alt (Get f1) (Get f2) = Get (\c -> f1 c `alt` f2 c)
alt (Result x p) q = Result x (p `alt` q)
alt p (Result x q) = Result x (p `alt` q)
alt Fail p = p
alt p Fail = p
alt (Final r) (Final t) = Final (r ++ t)
alt (Final r) (Look f) = Look (\s -> Final (r ++ run (f s) s))
alt (Final r) p = Look (\s -> Final (r ++ run p s))
alt (Look f) (Final r) = Look (\s -> Final (run (f s) s ++ r))
alt p (Final r) = Look (\s -> Final (run p s ++ r))
alt (Look f) (Look g) = Look (\s -> f s `alt` g s)
alt (Look f) p = Look (\s -> f s `alt` p)
alt p (Look f) = Look (\s -> p `alt` f s)

final :: [(a, String)] -> P a
final [] = Fail
final rs = Final rs

run :: P a -> ReadS a
run (Get f) (c : s) = run (f c) s
run (Look f) s = run (f s) s
run (Result x p) s = (x, s) : run p s
run (Final rs) _ = rs
run _ _ = []

-- | Parsers.
newtype ReadP a = R (forall b. (a -> P b) -> P b)

instance Functor ReadP where
  fmap h (R f) = R (\k -> f (\x -> k (h x)))

instance Applicative ReadP where
  pure x = R (\k -> k x)
  (<*>) = ap

instance Monad ReadP where
  R m >>= k = R (\c -> m (\a -> case k a of R m' -> m' c))

instance MonadFail ReadP where
  fail _ = pfail

instance Alternative ReadP where
  empty = pfail
  (<|>) = (+++)

instance MonadPlus ReadP

-- | The next character.
get :: ReadP Char
get = R Get

-- | What is left of the input, without consuming it.
look :: ReadP String
look = R Look

-- | No result.
pfail :: ReadP a
pfail = R (\_ -> Fail)

-- | Both alternatives.
(+++) :: ReadP a -> ReadP a -> ReadP a
R f1 +++ R f2 = R (\k -> f1 k `alt` f2 k)

-- | The second alternative only if the first has no result.
(<++) :: ReadP a -> ReadP a -> ReadP a
R f0 <++ q = do
    s <- look
    probe (f0 return) s 0
  where
    probe (Get f) (c : s) n = probe (f c) s (n + 1 :: Int)
    probe (Look f) s n = probe (f s) s n
    probe p@(Result _ _) _ n = discard n >> R (p >>=)
    probe (Final r) _ _ = R (Final r >>=)
    probe _ _ _ = q
    discard n = if n == 0 then return () else get >> discard (n - 1)

-- | The characters a parser consumes, and its result.
gather :: ReadP a -> ReadP (String, a)
gather (R m) = R (\k -> gath id (m (\a -> return (\s -> k (s, a)))))
  where
    gath :: (String -> String) -> P (String -> P b) -> P b
    gath l (Get f) = Get (\c -> gath (l . (c :)) (f c))
    gath _ Fail = Fail
    gath l (Look f) = Look (\s -> gath l (f s))
    gath l (Result k p) = k (l []) `alt` gath l p
    gath _ (Final _) = errorWithoutStackTrace "do not use readS_to_P in gather!"

-- | A character satisfying the predicate.
satisfy :: (Char -> Bool) -> ReadP Char
satisfy p = do
  c <- get
  if p c then return c else pfail

-- | That character.
char :: Char -> ReadP Char
char c = satisfy (c ==)

-- | The end of the input.
eof :: ReadP ()
eof = do
  s <- look
  if null s then return () else pfail

-- | That string.
string :: String -> ReadP String
string this = look >>= scan this
  where
    scan [] _ = return this
    scan (x : xs) (y : ys) | x == y = get >> scan xs ys
    scan _ _ = pfail

-- | The longest prefix satisfying the predicate.
munch :: (Char -> Bool) -> ReadP String
munch p = look >>= scan
  where
    scan (c : cs) | p c = get >> fmap (c :) (scan cs)
    scan _ = return ""

-- | The same, at least one character.
munch1 :: (Char -> Bool) -> ReadP String
munch1 p = do
  c <- get
  if p c then fmap (c :) (munch p) else pfail

-- | All alternatives.
choice :: [ReadP a] -> ReadP a
choice [] = pfail
choice [p] = p
choice (p : ps) = p +++ choice ps

-- | Skips white space.
skipSpaces :: ReadP ()
skipSpaces = look >>= skip
  where
    skip (c : s) | isSpace c = get >> skip s
    skip _ = return ()

-- | That many times.
count :: Int -> ReadP a -> ReadP [a]
count n p = replicateM n p

-- | Between two others.
between :: ReadP open -> ReadP close -> ReadP a -> ReadP a
between open close p = do
  _ <- open
  x <- p
  _ <- close
  return x

-- | The result, or the given one.
option :: a -> ReadP a -> ReadP a
option x p = p +++ return x

-- | Once or not at all.
optional :: ReadP a -> ReadP ()
optional p = (p >> return ()) +++ return ()

-- | None or more.
many :: ReadP a -> ReadP [a]
many p = return [] +++ many1 p

-- | One or more.
many1 :: ReadP a -> ReadP [a]
many1 p = liftM2 (:) p (many p)

-- | None or more, without the results.
skipMany :: ReadP a -> ReadP ()
skipMany p = many p >> return ()

-- | One or more, without the results.
skipMany1 :: ReadP a -> ReadP ()
skipMany1 p = p >> skipMany p

-- | None or more with separators.
sepBy :: ReadP a -> ReadP sep -> ReadP [a]
sepBy p sep = sepBy1 p sep +++ return []

-- | One or more with separators.
sepBy1 :: ReadP a -> ReadP sep -> ReadP [a]
sepBy1 p sep = liftM2 (:) p (many (sep >> p))

-- | None or more, each ended.
endBy :: ReadP a -> ReadP sep -> ReadP [a]
endBy p sep = many (do { x <- p; _ <- sep; return x })

-- | One or more, each ended.
endBy1 :: ReadP a -> ReadP sep -> ReadP [a]
endBy1 p sep = many1 (do { x <- p; _ <- sep; return x })

-- | Right-associative operators, or the given value.
chainr :: ReadP a -> ReadP (a -> a -> a) -> a -> ReadP a
chainr p op x = chainr1 p op +++ return x

-- | Left-associative operators, or the given value.
chainl :: ReadP a -> ReadP (a -> a -> a) -> a -> ReadP a
chainl p op x = chainl1 p op +++ return x

-- | Right-associative operators.
chainr1 :: ReadP a -> ReadP (a -> a -> a) -> ReadP a
chainr1 p op = scan
  where
    scan = p >>= rest
    rest x = (do { f <- op; y <- scan; return (f x y) }) +++ return x

-- | Left-associative operators.
chainl1 :: ReadP a -> ReadP (a -> a -> a) -> ReadP a
chainl1 p op = p >>= rest
  where
    rest x = (do { f <- op; y <- p; rest (f x y) }) +++ return x

-- | Repeats until the second succeeds.
manyTill :: ReadP a -> ReadP end -> ReadP [a]
manyTill p end = scan
  where
    scan = (end >> return []) <++ liftM2 (:) p scan

-- | Runs a parser.
readP_to_S :: ReadP a -> ReadS a
readP_to_S (R f) = run (f return)

-- | A parser from a function.
readS_to_P :: ReadS a -> ReadP a
readS_to_P r = R (\k -> Look (\s -> final [bs'' | (a, s') <- r s, bs'' <- run (k a) s']))
