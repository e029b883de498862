-- Generators of texts, byte strings, vectors, hash maps, times and others, as quickcheck-instances has them.
-- expect: \t -> T.length t < 3 | 25 | falsified | t = "
-- expect: \t u -> T.append t u == T.append u t | 26 | falsified | u = "
-- expect: \b -> B.reverse (B.reverse b) == b | 27 | ok
-- expect: \v -> V.sum v < (4 :: Int) | 28 | falsified | v = fromList [4]
-- expect: test 5 of main | 29 | falsified | m = fromList
-- expect: \xs -> N.head xs == N.last (xs :: NonEmpty Bool) | 30 | falsified | :|
-- expect: \n -> n * n >= (n :: Natural) | 31 | ok
-- expect: \d n -> diffDays (addDays n d) (d :: Day) == n | 32 | ok
-- expect: \(Fn f) -> f (T.pack "a") || not (f (T.pack "b")) | 33 | falsified | case unpack x of { (y : _) -> case y of { 'a' -> False
module Main (main) where
import qualified Data.ByteString as B
import qualified Data.HashMap.Strict as H
import Data.List.NonEmpty (NonEmpty)
import qualified Data.List.NonEmpty as N
import qualified Data.Text as T
import qualified Data.Vector as V
import Data.Time (Day, UTCTime, addDays, diffDays, utctDay)
import Numeric.Natural (Natural)
import Test.QuickCheck
import Test.QuickCheck.Instances ()

main :: IO ()
main = do
  quickCheck (\t -> T.length t < 3)
  quickCheck (\t u -> T.append t u == T.append u t)
  quickCheck (\b -> B.reverse (B.reverse b) == b)
  quickCheck (\v -> V.sum v < (4 :: Int))
  quickCheck (\m -> H.size m < 2 || H.member 'a' (m :: H.HashMap Char Bool))
  quickCheck (\xs -> N.head xs == N.last (xs :: NonEmpty Bool))
  quickCheck (\n -> n * n >= (n :: Natural))
  quickCheck (\d n -> diffDays (addDays n d) (d :: Day) == n)
  quickCheck (\(Fn f) -> f (T.pack "a") || not (f (T.pack "b")))
