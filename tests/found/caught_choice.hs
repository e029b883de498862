-- was: a program that catches every exception caught the search's own word that a choice is not there, and was blamed for it
-- $ needle check caught_choice.hs -t 2s
-- > OK
-- ! no such choice
-- exit 0
import Control.Exception
import System.IO.Unsafe (unsafePerformIO)
import Test.QuickCheck

newtype Few = Few [Int] deriving Show

instance Arbitrary Few where
  arbitrary = do
    n <- choose (0, 3)
    Few <$> vector n

prop_thrownOnlyByHead :: Few -> Bool
prop_thrownOnlyByHead (Few xs) = unsafePerformIO $ do
  r <- try (evaluate (length xs `seq` head xs)) :: IO (Either SomeException Int)
  return (either (const (null xs)) (const True) r)
