{-# LANGUAGE RankNTypes, BangPatterns #-}
-- | Parsers of bytes. Input may come in pieces; a parser that runs out of them waits for another one.
module Data.Binary.Get
  ( Get, runGet, runGetOrFail, ByteOffset, Decoder(..), runGetIncremental, pushChunk, pushChunks, pushEndOfInput
  , skip, isEmpty, bytesRead, isolate, lookAhead, lookAheadM, lookAheadE, label
  , getByteString, getLazyByteString, getLazyByteStringNul, getRemainingLazyByteString
  , getWord8, getWord16be, getWord32be, getWord64be, getWord16le, getWord32le, getWord64le
  , getWordhost, getWord16host, getWord32host, getWord64host
  , getInt8, getInt16be, getInt32be, getInt64be, getInt16le, getInt32le, getInt64le
  , getInthost, getInt16host, getInt32host, getInt64host
  , getFloatbe, getFloatle, getFloathost, getDoublebe, getDoublele, getDoublehost
  , runGetState, remaining, getBytes
  ) where

import Control.Applicative
import Control.Monad
import Data.Bits
import qualified Data.ByteString as S
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Lazy.Internal as L (ByteString(..))
import Data.Int
import Data.Word
import GHC.Float (castWord32ToFloat, castWord64ToDouble)

-- | How far something is from the beginning, in bytes.
type ByteOffset = Int64

-- What is left of the input that came, and the pieces that came since the outermost attempt began, latest first.
data Input = Input
  { rest :: !S.ByteString
  , offset :: !Int64
  , ended :: !Bool
  , attempts :: !Int
  , pieces :: [S.ByteString] }

-- The end, or what waits for a piece.
data Result a
  = Failed Input String
  | Waits (Maybe S.ByteString -> Result a)
  | Succeeded Input a

-- | A parser of bytes.
newtype Get a = Get (forall r. Input -> (Input -> String -> Result r) -> (Input -> a -> Result r) -> Result r)

instance Functor Get where
  fmap f (Get p) = Get (\i no yes -> p i no (\j x -> yes j (f x)))

instance Applicative Get where
  pure x = Get (\i _ yes -> yes i x)
  Get f <*> Get p = Get (\i no yes -> f i no (\j g -> p j no (\k x -> yes k (g x))))

instance Monad Get where
  Get p >>= f = Get (\i no yes -> p i no (\j x -> case f x of Get q -> q j no yes))

instance MonadFail Get where
  fail message = Get (\i no _ -> no i message)

instance Alternative Get where
  empty = Get (\i no _ -> no i "Data.Binary.Get(Alternative).empty")
  p <|> q = attempt p >>= either (const q) return

instance MonadPlus Get

instance Semigroup a => Semigroup (Get a) where
  (<>) = liftA2 (<>)

instance Monoid a => Monoid (Get a) where
  mempty = pure mempty

-- The parser's result; where it fails, its message, and nothing is consumed.
attempt :: Get a -> Get (Either String a)
attempt (Get p) = Get (\i no yes ->
  let start = i { attempts = attempts i + 1 }
  in p start (\j message -> yes (back i j) (Left message)) (\j x -> yes (leave j) (Right x)))

leave :: Input -> Input
leave i = let n = attempts i - 1 in i { attempts = n, pieces = if n == 0 then [] else pieces i }

-- The first input, with the pieces that came until the second.
back :: Input -> Input -> Input
back i j = i { rest = S.concat (rest i : reverse new), ended = ended j, pieces = if attempts i == 0 then [] else pieces j }
  where
    new = take (length (pieces j) - length (pieces i)) (pieces j)

input :: Get Input
input = Get (\i _ yes -> yes i i)

-- Another piece, if there is one.
more :: Get Bool
more = Get (\i _ yes -> if ended i then yes i False else Waits (\piece -> case piece of
  Nothing -> yes i { ended = True } False
  Just s -> yes i { rest = rest i <> s, pieces = if attempts i == 0 then [] else s : pieces i } True))

-- At least so many bytes.
ensure :: Int -> Get S.ByteString
ensure n = do
  i <- input
  if S.length (rest i) >= n then return (rest i) else do
    came <- more
    if came then ensure n else fail "not enough bytes"

advance :: Int -> Get ()
advance n = Get (\i _ yes -> yes i { rest = S.drop n (rest i), offset = offset i + fromIntegral n } ())

start :: Input
start = Input S.empty 0 False 0 []

begin :: Get a -> Result a
begin (Get p) = p start Failed Succeeded

-- Gives all pieces, and says where it ended.
feed :: Result a -> L.ByteString -> Either (L.ByteString, ByteOffset, String) (L.ByteString, ByteOffset, a)
feed (Failed i message) s = Left (left i s, offset i, message)
feed (Succeeded i x) s = Right (left i s, offset i, x)
feed (Waits f) L.Empty = feed (f Nothing) L.Empty
feed (Waits f) (L.Chunk c s) = feed (f (Just c)) s

left :: Input -> L.ByteString -> L.ByteString
left i s = if S.null (rest i) then s else L.Chunk (rest i) s

-- | The result of a parser; an error where it fails.
runGet :: Get a -> L.ByteString -> a
runGet p s = case feed (begin p) s of
  Right (_, _, x) -> x
  Left (_, at, message) -> error ("Data.Binary.Get.runGet at position " ++ show at ++ ": " ++ message)

-- | What is left, how much was consumed, and the result or a message.
runGetOrFail :: Get a -> L.ByteString -> Either (L.ByteString, ByteOffset, String) (L.ByteString, ByteOffset, a)
runGetOrFail p = feed (begin p)

-- | Result, what is left, and its offset, for input that begins at an offset.
runGetState :: Get a -> L.ByteString -> ByteOffset -> (a, L.ByteString, ByteOffset)
runGetState p s at = case feed (begin p) s of
  Right (s', at', x) -> (x, s', at + at')
  Left (_, at', message) -> error ("Data.Binary.Get.runGetState at position " ++ show (at + at') ++ ": " ++ message)

-- | What a parser that gets its input piece by piece has come to.
data Decoder a
  = Fail !S.ByteString !ByteOffset String
  | Partial (Maybe S.ByteString -> Decoder a)
  | Done !S.ByteString !ByteOffset a

instance Functor Decoder where
  fmap f (Done s at x) = Done s at (f x)
  fmap f (Partial k) = Partial (fmap f . k)
  fmap _ (Fail s at message) = Fail s at message

instance Show a => Show (Decoder a) where
  show (Fail _ _ message) = "Fail: " ++ message
  show (Partial _) = "Partial _"
  show (Done _ _ x) = "Done: " ++ show x

-- | A parser that gets its input piece by piece.
runGetIncremental :: Get a -> Decoder a
runGetIncremental p = decoder (begin p)

decoder :: Result a -> Decoder a
decoder (Failed i message) = Fail (rest i) (offset i) message
decoder (Succeeded i x) = Done (rest i) (offset i) x
decoder (Waits f) = Partial (decoder . f)

-- | One more piece.
pushChunk :: Decoder a -> S.ByteString -> Decoder a
pushChunk d piece = case d of
  Done s at x -> Done (s <> piece) at x
  Partial k -> k (Just piece)
  Fail s at message -> Fail (s <> piece) at message

-- | More pieces.
pushChunks :: Decoder a -> L.ByteString -> Decoder a
pushChunks d s = foldl pushChunk d (L.toChunks s)

-- | There is no more input.
pushEndOfInput :: Decoder a -> Decoder a
pushEndOfInput d = case d of
  Partial k -> k Nothing
  _ -> d

-- | Passes over bytes.
skip :: Int -> Get ()
skip n = void (getByteString n)

-- | Is there no more input?
isEmpty :: Get Bool
isEmpty = do
  i <- input
  if not (S.null (rest i)) then return False else do
    came <- more
    if came then isEmpty else return True

-- | How many bytes were consumed.
bytesRead :: Get Int64
bytesRead = offset <$> input

-- | The parser on exactly so many bytes, all of which it has to consume.
isolate :: Int -> Get a -> Get a
isolate n (Get p)
  | n < 0 = fail "isolate: negative size"
  | otherwise = Get (\i no yes -> within i no yes (p (start { offset = offset i }) Failed Succeeded) n)
  where
    within i no yes result allowed = case result of
      Failed j message -> no (rejoin i j) message
      Succeeded j x
        | S.null (rest j) && allowed == 0 -> yes i { offset = offset j } x
        | otherwise -> no (rejoin i j) ("isolate: the decoder consumed " ++ show (offset j - from) ++ " bytes which is less than the expected "
            ++ show n ++ " bytes")
        where from = offset j - (fromIntegral (n - allowed) - fromIntegral (S.length (rest j)))
      Waits f
        | allowed == 0 -> within i no yes (f Nothing) 0
        | not (S.null (rest i)) ->
            let (s, t) = S.splitAt allowed (rest i)
            in within i { rest = t } no yes (f (Just s)) (allowed - S.length s)
        | ended i -> within i no yes (f Nothing) allowed
        | otherwise -> case more of
            Get q -> q i no (\j _ -> within j no yes result allowed)
    rejoin i j = i { rest = rest j <> rest i, offset = offset j }

-- | The parser's result; nothing is consumed.
lookAhead :: Get a -> Get a
lookAhead (Get p) = Get (\i no yes ->
  p i { attempts = attempts i + 1 } (\j -> no (leave j)) (\j x -> yes (back i j) x))

-- | The parser; nothing is consumed where its result is Nothing.
lookAheadM :: Get (Maybe a) -> Get (Maybe a)
lookAheadM p = either (const Nothing) Just <$> lookAheadE (maybe (Left ()) Right <$> p)

-- | The parser; nothing is consumed where its result is Left.
lookAheadE :: Get (Either a b) -> Get (Either a b)
lookAheadE (Get p) = Get (\i no yes ->
  p i { attempts = attempts i + 1 } (\j -> no (leave j)) (\j x -> yes (either (const (back i j)) (const (leave j)) x) x))

-- | The parser, with another line in its messages.
label :: String -> Get a -> Get a
label what (Get p) = Get (\i no yes -> p i (\j message -> no j (message ++ "\n" ++ what)) yes)

-- | So many bytes.
getByteString :: Int -> Get S.ByteString
getByteString n
  | n <= 0 = return S.empty
  | otherwise = do
      s <- ensure n
      advance n
      return (S.take n s)

-- | The same; its old name.
getBytes :: Int -> Get S.ByteString
getBytes = getByteString

-- | So many bytes.
getLazyByteString :: Int64 -> Get L.ByteString
getLazyByteString n = L.fromStrict <$> getByteString (fromIntegral n)

-- | The bytes up to a zero, which is consumed as well.
getLazyByteStringNul :: Get L.ByteString
getLazyByteStringNul = go 0
  where
    go from = do
      i <- input
      case S.elemIndex 0 (S.drop from (rest i)) of
        Just n -> do
          s <- getByteString (from + n)
          advance 1
          return (L.fromStrict s)
        Nothing -> do
          came <- more
          if came then go (S.length (rest i)) else fail "not enough bytes"

-- | All the rest.
getRemainingLazyByteString :: Get L.ByteString
getRemainingLazyByteString = do
  i <- input
  came <- more
  if came then getRemainingLazyByteString else L.fromStrict <$> getByteString (S.length (rest i))

-- | How many bytes there are still.
remaining :: Get Int64
remaining = do
  i <- input
  came <- more
  if came then remaining else return (fromIntegral (S.length (rest i)))

big, little :: (Num a, Bits a) => Int -> Get a
big n = S.foldl' (\w b -> w `shiftL` 8 .|. fromIntegral b) 0 <$> getByteString n
little n = S.foldr (\b w -> w `shiftL` 8 .|. fromIntegral b) 0 <$> getByteString n

-- | A byte.
getWord8 :: Get Word8
getWord8 = do
  s <- ensure 1
  advance 1
  return (S.head s)

-- | A number, the most significant byte first.
getWord16be :: Get Word16
getWord16be = big 2

-- | A number, the most significant byte first.
getWord32be :: Get Word32
getWord32be = big 4

-- | A number, the most significant byte first.
getWord64be :: Get Word64
getWord64be = big 8

-- | A number, the least significant byte first.
getWord16le :: Get Word16
getWord16le = little 2

-- | A number, the least significant byte first.
getWord32le :: Get Word32
getWord32le = little 4

-- | A number, the least significant byte first.
getWord64le :: Get Word64
getWord64le = little 8

-- | A number as it is in memory.
getWordhost :: Get Word
getWordhost = little 8

-- | A number as it is in memory.
getWord16host :: Get Word16
getWord16host = little 2

-- | A number as it is in memory.
getWord32host :: Get Word32
getWord32host = little 4

-- | A number as it is in memory.
getWord64host :: Get Word64
getWord64host = little 8

-- | A byte with a sign.
getInt8 :: Get Int8
getInt8 = fromIntegral <$> getWord8

-- | A number, the most significant byte first.
getInt16be :: Get Int16
getInt16be = fromIntegral <$> getWord16be

-- | A number, the most significant byte first.
getInt32be :: Get Int32
getInt32be = fromIntegral <$> getWord32be

-- | A number, the most significant byte first.
getInt64be :: Get Int64
getInt64be = fromIntegral <$> getWord64be

-- | A number, the least significant byte first.
getInt16le :: Get Int16
getInt16le = fromIntegral <$> getWord16le

-- | A number, the least significant byte first.
getInt32le :: Get Int32
getInt32le = fromIntegral <$> getWord32le

-- | A number, the least significant byte first.
getInt64le :: Get Int64
getInt64le = fromIntegral <$> getWord64le

-- | A number as it is in memory.
getInthost :: Get Int
getInthost = fromIntegral <$> getWord64host

-- | A number as it is in memory.
getInt16host :: Get Int16
getInt16host = getInt16le

-- | A number as it is in memory.
getInt32host :: Get Int32
getInt32host = getInt32le

-- | A number as it is in memory.
getInt64host :: Get Int64
getInt64host = getInt64le

-- | A number, the most significant byte first.
getFloatbe :: Get Float
getFloatbe = castWord32ToFloat <$> getWord32be

-- | A number, the least significant byte first.
getFloatle :: Get Float
getFloatle = castWord32ToFloat <$> getWord32le

-- | A number as it is in memory.
getFloathost :: Get Float
getFloathost = getFloatle

-- | A number, the most significant byte first.
getDoublebe :: Get Double
getDoublebe = castWord64ToDouble <$> getWord64be

-- | A number, the least significant byte first.
getDoublele :: Get Double
getDoublele = castWord64ToDouble <$> getWord64le

-- | A number as it is in memory.
getDoublehost :: Get Double
getDoublehost = getDoublele
