import System.Random
import System.Random.Stateful
import qualified System.Random.SplitMix as SM
import Data.Word
import Data.Int
import Control.Monad
newtype Old = Old Int deriving Show
instance RandomGen Old where
  next (Old s) = let s' = (s * 1103515245 + 12345) `mod` 2147483648 in (s' `div` 3, Old s')
  genRange _ = (0, 715827882)
  split (Old s) = (Old (s+1), Old (s*7))
newtype W32 = W32 Word32 deriving Show
instance RandomGen W32 where
  genWord32 (W32 s) = let s' = s * 1664525 + 1013904223 in (s', W32 s')
  split (W32 s) = (W32 (s+1), W32 (s*7))
data Col = R | G | B deriving (Show, Enum, Bounded, Eq)
instance Uniform Col where uniformM = uniformEnumM
instance UniformRange Col where uniformRM = uniformEnumRM
instance Random Col where { randomR = uniformR; random = uniform }
go :: (RandomGen g, Show g) => g -> IO ()
go g = do
  print (next g, genRange g, split g)
  print (genWord8 g, genWord16 g, genWord32 g, genWord64 g)
  print (genWord32R 100 g, genWord64R 100 g, genWord32R maxBound g)
  print (take 5 (randoms g :: [Int]), take 5 (randoms g :: [Integer]), take 5 (randoms g :: [Word8]), take 5 (randoms g :: [Int16]))
  print (take 5 (randoms g :: [Bool]), take 5 (randoms g :: [Char]), take 5 (randoms g :: [Double]), take 5 (randoms g :: [Float]))
  print (take 5 (randomRs (1,6) g :: [Int]), take 5 (randomRs (6,1) g :: [Int]), take 5 (randomRs (-5,5) g :: [Int8]), take 5 (randomRs (3,200) g :: [Word8]), take 5 (randomRs (0,1000) g :: [Word16]), take 5 (randomRs (10,0) g :: [Word32]), take 5 (randomRs (5,10^12) g :: [Word64]), take 5 (randomRs (-100,10^9) g :: [Int32]), take 3 (randomRs (-10^18,10^18) g :: [Int64]))
  print (take 5 (randomRs (0,10) g :: [Integer]), take 5 (randomRs (-10^30,10^31) g :: [Integer]), take 3 (randomRs (2^64,0) g :: [Integer]), fst (randomR (0,2^64-1) g) :: Integer)
  print (take 5 (randomRs ('a','z') g), take 5 (randomRs (False,True) g), take 5 (randomRs (True,True) g), take 5 (randomRs (-1.5,2.5) g :: [Double]), take 5 (randomRs (10,20) g :: [Float]))
  print (fst (random g) :: (Int,Bool), fst (randomR ((1,'a'),(9,'z')) g) :: (Int,Char), fst (random g) :: (Word8,Char,Int))
  print (fst (uniform g) :: Word, fst (uniformR (1,10) g) :: Int, fst (uniform g) :: (Bool,Int8), fst (uniform g) :: Col)
  print (take 10 (randoms g :: [Col]), take 5 (randomRs (G,B) g))
main = do
  forM_ [0, 1, 42, -7, maxBound] $ \s -> go (mkStdGen s)
  forM_ [0, 1, 42] $ \s -> go (Old s)
  forM_ [0, 99] $ \s -> go (W32 s)
  print (mkStdGen 3 == mkStdGen 3)
  let sm = SM.mkSMGen 2020
  print (sm, SM.nextWord64 sm, SM.nextWord32 sm, SM.nextTwoWord32 sm, SM.nextInt sm, SM.nextDouble sm, SM.nextFloat sm, SM.splitSMGen sm, SM.unseedSMGen sm, SM.seedSMGen 4 6)
  print (SM.nextInteger 5 (2^100) sm, SM.nextInteger 100 (-100) sm, SM.bitmaskWithRejection32 10 sm, SM.bitmaskWithRejection64 10 sm, read "SMGen 9297814886316923340 13679457532755275413" :: SM.SMGen)
  setStdGen (mkStdGen 11)
  a <- randomRIO (1, 100 :: Int); b <- randomIO :: IO Double; g <- newStdGen; c <- randomIO :: IO Int; h <- getStdGen
  print (a, b, g, c, h)
  print (runStateGen_ (mkStdGen 5) (\g -> replicateM 3 (uniformRM (1, 6 :: Int) g)))
  ig <- newIOGenM (mkStdGen 6)
  xs <- replicateM 4 (uniformRM ('a', 'f') ig)
  y <- randomRM (1, 10 :: Integer) ig
  z <- splitGenM ig
  d <- uniformDouble01M ig; e <- uniformDoublePositive01M ig; f <- uniformFloat01M ig; k <- uniformFloatPositive01M ig
  print (xs, y, z, d, e, f, k)
  w <- uniformM globalStdGen :: IO Word16
  print w
