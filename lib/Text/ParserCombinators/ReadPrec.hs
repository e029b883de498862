-- | Parsers that know the precedence around them: what `readPrec` is written with.
module Text.ParserCombinators.ReadPrec
  ( ReadPrec, Prec, minPrec, lift, prec, step, reset, get, look, (+++), (<++), pfail, choice
  , readPrec_to_P, readP_to_Prec, readPrec_to_S, readS_to_Prec
  ) where

import Control.Applicative (Alternative(empty, (<|>)))
import Control.Monad (MonadPlus(..), ap, liftM)
import Needle.Read (ReadPrec(..))
import Text.ParserCombinators.ReadP (ReadP, readP_to_S, readS_to_P)

-- | Precedences, 0 to 11.
type Prec = Int

instance Functor ReadPrec where
  fmap = liftM

instance Applicative ReadPrec where
  pure x = ReadPrec (\_ s -> [(x, s)])
  (<*>) = ap

instance Monad ReadPrec where
  ReadPrec f >>= k = ReadPrec (\n s -> foldr merge [] [readPrec_to_S (k x) n t | (x, t) <- f n s])

instance MonadFail ReadPrec where
  fail _ = pfail

instance Alternative ReadPrec where
  empty = pfail
  (<|>) = (+++)

instance MonadPlus ReadPrec

-- | The least precedence.
minPrec :: Prec
minPrec = 0

-- | A parser that does not care for precedence.
lift :: ReadP a -> ReadPrec a
lift p = ReadPrec (\_ -> readP_to_S p)

-- | Parses under the next higher precedence.
step :: ReadPrec a -> ReadPrec a
step (ReadPrec f) = ReadPrec (\n -> f (n + 1))

-- | Parses under the least precedence.
reset :: ReadPrec a -> ReadPrec a
reset (ReadPrec f) = ReadPrec (\_ -> f minPrec)

-- | Fails under a higher precedence than this, else parses under this one.
prec :: Prec -> ReadPrec a -> ReadPrec a
prec n (ReadPrec f) = ReadPrec (\c s -> if c <= n then f n s else [])

-- | The next character.
get :: ReadPrec Char
get = ReadPrec (\_ s -> case s of
  c : t -> [(c, t)]
  [] -> [])

-- | The text that is left.
look :: ReadPrec String
look = ReadPrec (\_ s -> [(s, s)])

-- | Both alternatives.
(+++) :: ReadPrec a -> ReadPrec a -> ReadPrec a
ReadPrec f +++ ReadPrec g = ReadPrec (\n s -> merge (f n s) (g n s))

-- the results of two parsers in the order in which they would be found by reading the text once: those that read less first
merge :: [(a, String)] -> [(a, String)] -> [(a, String)]
merge [] ys = ys
merge xs [] = xs
merge xs@(x : xs') ys@(y : ys')
  | longer (snd y) (snd x) = y : merge xs ys'
  | otherwise = x : merge xs' ys
  where
    longer (_ : s) (_ : t) = longer s t
    longer s t = not (null s) && null t

-- | The second alternative only if the first gives nothing.
(<++) :: ReadPrec a -> ReadPrec a -> ReadPrec a
ReadPrec f <++ ReadPrec g = ReadPrec (\n s -> case f n s of
  [] -> g n s
  rs -> rs)

-- | Fails.
pfail :: ReadPrec a
pfail = ReadPrec (\_ _ -> [])

-- | All the alternatives.
choice :: [ReadPrec a] -> ReadPrec a
choice = foldr (+++) pfail

-- | As a parser under a given precedence.
readPrec_to_P :: ReadPrec a -> Int -> ReadP a
readPrec_to_P (ReadPrec f) n = readS_to_P (f n)

-- | From a parser for each precedence.
readP_to_Prec :: (Int -> ReadP a) -> ReadPrec a
readP_to_Prec f = ReadPrec (\n -> readP_to_S (f n))

-- | As a function on text under a given precedence.
readPrec_to_S :: ReadPrec a -> Int -> ReadS a
readPrec_to_S (ReadPrec f) = f

-- | From a function on text for each precedence.
readS_to_Prec :: (Int -> ReadS a) -> ReadPrec a
readS_to_Prec = ReadPrec
