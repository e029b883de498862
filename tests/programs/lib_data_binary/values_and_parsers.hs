{-# LANGUAGE DeriveGeneric #-}
import Control.Applicative
import Data.Binary
import Data.Binary.Get
import Data.Binary.Put
import qualified Data.ByteString as S
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Lazy.Char8 as LC
import qualified Data.Map as M
import qualified Data.Set as Set
import qualified Data.IntMap as IM
import qualified Data.Sequence as Seq
import Data.Array (listArray)
import Data.Array.Unboxed (UArray)
import qualified Data.Array.Unboxed as U
import Data.Int
import Data.Ratio
import GHC.Generics (Generic)
import Numeric.Natural
import Control.Exception
import Data.List.NonEmpty (NonEmpty(..))

data Shape = Dot | Circle { r :: Int } | Box Int (Maybe Bool) | Group [Shape]
  deriving (Show, Eq, Generic)
instance Binary Shape

newtype One a = One a deriving (Show, Generic)
instance Binary a => Binary (One a)

bytes :: Binary a => a -> IO ()
bytes = print . L.unpack . encode

back :: (Binary a, Eq a) => a -> Bool
back x = decode (encode x) == x

pieces :: [String] -> Get a -> Decoder a
pieces cs p = pushEndOfInput (foldl pushChunk (runGetIncremental p) (map C.pack cs))

say :: Show a => Decoder a -> String
say d = case d of
  Done rest at x -> "done " ++ show (rest, at, x)
  Fail rest at m -> "fail " ++ show (rest, at, m)
  Partial _ -> "partial"

four :: Get String
four = C.unpack <$> getByteString 4

main :: IO ()
main = do
  bytes (3 :: Int, 'x', "h\233\8364\128512", True)
  bytes (12345678901234567890 :: Integer, -5 :: Integer, -12345678901234567890 :: Integer, 2147483648 :: Integer)
  bytes (7 :: Natural, 2 ^ 70 :: Natural)
  bytes (Just LT, Left 'a' :: Either Char (), [Right 2 :: Either () Word16])
  bytes [Dot, Circle 5, Box 1 (Just False), Group [Dot]]
  bytes (One 'x')
  bytes (1.5 :: Double, -0.1 :: Float, 3 % 4 :: Rational)
  bytes (M.fromList [(1 :: Int8, "a"), (2, "")], Set.fromList "ba", IM.fromList [(3, ())])
  bytes (C.pack "ab", LC.pack "cd", Seq.fromList [1 :: Word32], 'a' :| "bc")
  bytes (listArray (0 :: Int, 2) [7, 8, 9 :: Int16] , U.listArray ('a', 'b') [1, 2] :: UArray Char Word8) 
  print (back [Dot, Circle 5, Box 1 (Just False), Group [Group [], Circle (-1)]])
  print (back (12345678901234567890 :: Integer, -12345678901234567890 :: Integer, 2 ^ 70 :: Natural, "h\233\8364\128512"))
  print (back (1.5 :: Double, -0.1 :: Float, 1 / 3 :: Double, M.fromList [(i, show i) | i <- [1 .. 10 :: Int]]))
  print (decodeOrFail (L.pack [0, 0, 0]) :: Either (L.ByteString, ByteOffset, String) (L.ByteString, ByteOffset, Int))
  print (decodeOrFail (L.pack [7, 1]) :: Either (L.ByteString, ByteOffset, String) (L.ByteString, ByteOffset, Bool))
  print (decodeOrFail (L.pack [9]) :: Either (L.ByteString, ByteOffset, String) (L.ByteString, ByteOffset, Shape))
  print (decodeOrFail (encode (Circle 1) <> LC.pack "rest") :: Either (L.ByteString, ByteOffset, String) (L.ByteString, ByteOffset, Shape))
  putStrLn (say (pieces ["ab", "cde"] four))
  putStrLn (say (pieces ["ab"] four))
  putStrLn (say (pieces ["ab", "cd", "ef"] ((,) <$> lookAhead four <*> getByteString 5)))
  putStrLn (say (pieces ["a", "b", "c"] ((four >> fail "no") <|> (C.unpack <$> getByteString 2))))
  putStrLn (say (pieces ["abc", "def"] ((Left :: () -> Either () Int64) <$> (four >> empty) <|> Right <$> bytesRead)))
  putStrLn (say (pieces ["abcd"] (label "inner" (skip 2 >> fail "bad") :: Get ())))
  putStrLn (say (pieces ["abcd"] (label "outer" (label "inner" (skip 7)))))
  putStrLn (say (pieces ["ab", "cdef"] (isolate 4 four)))
  putStrLn (say (pieces ["ab", "cdef"] ((,) <$> isolate 3 (C.unpack <$> getByteString 3) <*> four)))
  putStrLn (say (pieces ["ab", "cdef"] (isolate 5 four)))
  putStrLn (say (pieces ["abcdef"] (isolate 3 four)))
  putStrLn (say (pieces ["abc"] (isolate 5 four)))
  putStrLn (say (pieces ["xabcdef"] (skip 1 >> isolate 3 (LC.unpack <$> getRemainingLazyByteString) )))
  putStrLn (say (pieces ["abc"] (isolate (-1) (return ()))))
  putStrLn (say (pieces ["abc\0de"] (LC.unpack <$> getLazyByteStringNul)))
  putStrLn (say (pieces ["abc", "de"] (LC.unpack <$> getLazyByteStringNul)))
  putStrLn (say (pieces ["abc", "de"] (lookAheadM (Nothing <$ four) >> four)))
  putStrLn (say (pieces ["abc", "de"] (lookAheadE (Right <$> four) >>= \x -> (,) (x :: Either () String) <$> isEmpty)))
  putStrLn (say (pieces [] isEmpty))
  putStrLn (say (pieces ["abcdefgh"] ((,,) <$> getWord16be <*> getWord32le <*> many getWord8)))
  print (runGet (some getInt8) (L.pack [1, 255]))
  print (runGet ((,) <$> getDoublebe <*> getFloatle) (runPut (putDoublebe 1.25 >> putFloatle (-2))))
  e <- try (evaluate (decode (L.pack [1, 2]) :: Int))
  putStrLn (either (\x -> takeWhile (/= '\n') (show (x :: ErrorCall))) show e)
  print (runPutM (putWord16le 258 >> putStringUtf8 "\233" >> return 'r'))
  print (L.unpack (runPut (foldMap putWord8 [1, 2, 3])))
  print (runGetOrFail (replicateOf 3 getWord8) (L.fromChunks (map S.singleton [1 .. 5])))
  where replicateOf n p = sequence (replicate n p)

-- expect: [0,0,0,0,0,0,0,3,120,0,0,0,0,0,0,0,4,104,195,169,226,130,172,240,159,152,128,1]
-- expect: [1,1,0,0,0,0,0,0,0,8,210,10,31,235,140,169,84,171,0,255,255,255,251,1,255,0,0,0,0,0,0,0,8,210,10,31,235,140,169,84,171,1,1,0,0,0,0,0,0,0,4,0,0,0,128]
-- expect: [0,0,0,0,0,0,0,0,7,1,0,0,0,0,0,0,0,9,0,0,0,0,0,0,0,0,64]
-- expect: [1,0,0,97,0,0,0,0,0,0,0,1,1,0,2]
-- expect: [0,0,0,0,0,0,0,4,0,1,0,0,0,0,0,0,0,5,2,0,0,0,0,0,0,0,1,1,0,3,0,0,0,0,0,0,0,1,0]
-- expect: [120]
-- expect: [1,1,0,0,0,0,0,0,0,7,0,0,0,0,0,0,24,255,255,255,255,255,255,255,204,0,255,51,51,51,255,255,255,255,255,255,255,229,0,0,0,0,3,0,0,0,0,4]
-- expect: [0,0,0,0,0,0,0,2,1,0,0,0,0,0,0,0,1,97,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,97,98,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,3]
-- expect: [0,0,0,0,0,0,0,2,97,98,0,0,0,0,0,0,0,2,99,100,0,0,0,0,0,0,0,1,0,0,0,1,0,0,0,0,0,0,0,3,97,98,99]
-- expect: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,3,0,7,0,8,0,9,97,98,0,0,0,0,0,0,0,2,1,2]
-- expect: True
-- expect: True
-- expect: True
-- expect: Left ("\NUL\NUL\NUL",0,"not enough bytes")
-- expect: Left ("\SOH",1,"Could not map value 7 to Bool")
-- expect: Left ("",1,"Unknown encoding for constructor")
-- expect: Right ("rest",9,Circle {r = 1})
-- expect: done ("e",4,"abcd")
-- expect: fail ("ab",0,"not enough bytes")
-- expect: done ("f",5,("abcd","abcde"))
-- expect: done ("c",2,"ab")
-- expect: done ("abcdef",0,Right 0)
-- expect: fail ("cd",2,"bad\ninner")
-- expect: fail ("abcd",0,"not enough bytes\ninner\nouter")
-- expect: done ("ef",4,"abcd")
-- expect: fail ("def",3,"not enough bytes")
-- expect: fail ("ef",4,"isolate: the decoder consumed 4 bytes which is less than the expected 5 bytes")
-- expect: fail ("abcdef",0,"not enough bytes")
-- expect: fail ("abc",0,"not enough bytes")
-- expect: done ("def",4,"abc")
-- expect: fail ("abc",0,"isolate: negative size")
-- expect: done ("de",4,"abc")
-- expect: fail ("abcde",0,"not enough bytes")
-- expect: done ("e",4,"abcd")
-- expect: done ("e",4,(Right "abcd",False))
-- expect: done ("",0,True)
-- expect: done ("",8,(24930,1717920867,[103,104]))
-- expect: [1,-1]
-- expect: (1.25,-2.0)
-- expect: Data.Binary.Get.runGet at position 0: not enough bytes
-- expect: ('r',"\STX\SOH\195\169")
-- expect: [1,2,3]
-- expect: Right ("\EOT\ENQ",3,[1,2,3])
