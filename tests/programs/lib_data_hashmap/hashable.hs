{-# LANGUAGE DeriveGeneric #-}
-- Hashes of numbers, strings and data, by instances and by structure.
import qualified Data.ByteString.Char8 as B
import Data.Hashable
import Data.Int
import Data.Ratio
import qualified Data.Text as T
import Data.Word
import GHC.Generics (Generic)

data Color = Red | Green | Blue deriving (Eq, Show, Generic)

instance Hashable Color

data Shape = Circle Int | Box { width :: [Int], color :: Color } | Nowhere deriving (Eq, Generic)

instance Hashable Shape

main :: IO ()
main = do
  print (map hash [0, 1, -1, 42 :: Int], map hash "aZ\955", map hash [False, True], hash (), map hash [LT ..])
  print (hash (3 :: Word8), hash (-3 :: Int16), hash (maxBound :: Word), hash (5 :: Integer), hash (2 ^ 70 :: Integer), hash (-(2 ^ 70) :: Integer))
  print (hash (1 :: Int, 2 :: Int), hash (1 :: Int, 'a', True, ()), hash [1 :: Int, 2, 3], hash "hello", hash "")
  print (hash (Just (1 :: Int)), hash (Nothing :: Maybe Int), hash (Left 1 :: Either Int Int), hash (Right 1 :: Either Int Int))
  print (hash (1.5 :: Double), hash (-0.0 :: Double), hash (1.5 :: Float), hash (1 / 3 :: Double), hash (3 % 4 :: Rational))
  print (hash (B.pack "hello"), hash (T.pack "hello"), hash (T.pack "h\233\128512"), hashWithSalt 7 (T.pack "ab"), hashWithSalt 7 (2 ^ 70 :: Integer))
  print (map hash [Red, Green, Blue], map hash [Circle 1, Box [1] Green, Nowhere], hashWithSalt 3 Blue)
  print (hashed "ab", hash (hashed 'x'), hashUsing fromEnum 5 'x', unhashed (mapHashed succ (hashed 'a')))

-- expect: ([0,1,-1,42],[97,90,955],[0,1],0,[0,1,2])
-- expect: (3,-3,-1,5,913121602970460125,-913121602970460125)
-- expect: (1099511628209,653820191498666581,4932904490461320210,4282283387467632160,-5808590958014384161)
-- expect: (6148914324732641134,0,1,6148914324732641134)
-- expect: (-8026613774494353441,0,1069547520,-8018966888869207414,3298534884637)
-- expect: (-2682979056349971686,184026959361425772,4894543001506298817,-3485059077041583662,-1831665366712187545)
-- expect: ([590684067820433389,590682968308805178,590681868797176967],[590684067820433388,5577630970080348659,590681868797176967],2871924372319457)
-- expect: (hashed "ab",120,5497558140935,'b')
