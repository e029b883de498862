{-# LANGUAGE TypeFamilies, FlexibleInstances #-}
-- | Parsers of bytes. Every parser goes back when it fails.
module Data.Attoparsec.ByteString
  ( Parser, Result, T.IResult(..), I.compareResults, parse, I.feed, parseOnly, parseWith, parseTest, maybeResult, eitherResult
  , word8, anyWord8, notWord8, satisfy, satisfyWith, skip, peekWord8, peekWord8', inClass, notInClass
  , string, skipWhile, take, scan, runScanner, takeWhile, takeWhile1, takeWhileIncluding, takeTill, getChunk
  , takeByteString, takeLazyByteString
  , try, (<?>), choice, count, option, many', many1, many1', manyTill, manyTill', sepBy, sepBy', sepBy1, sepBy1'
  , skipMany, skipMany1, eitherP, match, endOfInput, atEnd
  ) where

import Prelude hiding (take, takeWhile)
import Data.Attoparsec.Combinator
import qualified Data.Attoparsec.Internal as I
import qualified Data.Attoparsec.Internal.Types as T
import Data.Attoparsec.Internal.Types (IResult, More(..))
import Data.ByteString (ByteString)
import qualified Data.ByteString.Char8 as Char8
import qualified Data.ByteString.Lazy as Lazy
import Data.String (IsString(..))
import Data.Word (Word8)

-- | A parser of bytes.
type Parser = T.Parser ByteString

-- | What became of a parse.
type Result = IResult ByteString

instance a ~ ByteString => IsString (T.Parser ByteString a) where
  fromString = string . Char8.pack

-- | Applies a parser; it may want more.
parse :: Parser a -> ByteString -> Result a
parse = I.start Incomplete

-- | Applies a parser to all the input there is.
parseOnly :: Parser a -> ByteString -> Either String a
parseOnly p = I.finish . I.start Complete p

-- | Applies a parser, with an action that gets more input; empty when there is none.
parseWith :: Monad m => m ByteString -> Parser a -> ByteString -> m (Result a)
parseWith refill p input = go (parse p input)
  where
    go (T.Partial k) = refill >>= go . k
    go result = return result

-- | Applies a parser and prints the result.
parseTest :: Show a => Parser a -> ByteString -> IO ()
parseTest p input = print (parse p input)

-- | The result, if there is one.
maybeResult :: Result r -> Maybe r
maybeResult = I.maybeResult

-- | The result, or what went wrong.
eitherResult :: Result r -> Either String r
eitherResult = I.eitherResult

-- | That byte.
word8 :: Word8 -> Parser Word8
word8 c = satisfy (== c) <?> show c

-- | Any byte.
anyWord8 :: Parser Word8
anyWord8 = satisfy (const True)

-- | Another byte.
notWord8 :: Word8 -> Parser Word8
notWord8 c = satisfy (/= c) <?> "not " ++ show c

-- | A byte that the predicate holds for.
satisfy :: (Word8 -> Bool) -> Parser Word8
satisfy = I.satisfyOr "satisfy"

-- | A byte made into something that the predicate holds for.
satisfyWith :: (Word8 -> a) -> (a -> Bool) -> Parser a
satisfyWith = I.satisfyElemWith

-- | Goes past a byte that the predicate holds for.
skip :: (Word8 -> Bool) -> Parser ()
skip p = () <$ I.satisfyOr "skip" p

-- | The next byte, if there is one; it stays.
peekWord8 :: Parser (Maybe Word8)
peekWord8 = I.peekElem

-- | The next byte, which stays.
peekWord8' :: Parser Word8
peekWord8' = I.peekElemAtOnce

-- | Is it in the class, like @a-zA-Z_@?
inClass :: String -> Word8 -> Bool
inClass s = I.classOf s . toEnum . fromIntegral

-- | Is it not in the class?
notInClass :: String -> Word8 -> Bool
notInClass s = not . inClass s

-- | These bytes.
string :: ByteString -> Parser ByteString
string = I.literalBy "string" (==)

-- | Goes past the bytes that the predicate holds for.
skipWhile :: (Word8 -> Bool) -> Parser ()
skipWhile = I.skipRun

-- | So many bytes.
take :: Int -> Parser ByteString
take = I.takeCount

-- | Bytes as long as the function has a next state.
scan :: s -> (s -> Word8 -> Maybe s) -> Parser ByteString
scan s f = fst <$> runScanner s f

-- | Bytes as long as the function has a next state, and the last state.
runScanner :: s -> (s -> Word8 -> Maybe s) -> Parser (ByteString, s)
runScanner = I.runScannerOn

-- | The bytes that the predicate holds for.
takeWhile :: (Word8 -> Bool) -> Parser ByteString
takeWhile = I.takeRun

-- | The bytes that the predicate holds for, at least one.
takeWhile1 :: (Word8 -> Bool) -> Parser ByteString
takeWhile1 = I.takeRun1

-- | The bytes that the predicate holds for, and the one behind them.
takeWhileIncluding :: (Word8 -> Bool) -> Parser ByteString
takeWhileIncluding = I.takeRunIncluding

-- | The bytes that the predicate does not hold for.
takeTill :: (Word8 -> Bool) -> Parser ByteString
takeTill p = takeWhile (not . p)

-- | What is there of the input, if there is any; it stays.
getChunk :: Parser (Maybe ByteString)
getChunk = I.currentChunk

-- | All the rest.
takeByteString :: Parser ByteString
takeByteString = I.takeRest

-- | All the rest.
takeLazyByteString :: Parser Lazy.ByteString
takeLazyByteString = Lazy.fromStrict <$> takeByteString

-- | The input that a parser consumed as well.
match :: Parser a -> Parser (ByteString, a)
match = I.matched
