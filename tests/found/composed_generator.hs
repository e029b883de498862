-- was: what was composed with a test was passed over, so that the function was checked for all arguments and not for those that a generator makes
-- $ needle check composed_generator.hs -t 5s
-- > 3 properties: 3 OK
-- ! Falsified
module Main (main) where
import Test.QuickCheck

positive :: Int -> Bool
positive n = n > 0

main :: IO ()
main = do
  quickCheck . forAll (choose (1, 9)) $ positive
  quickCheck . expectFailure $ positive
  quickCheck . property . forAll (elements [2, 4]) $ positive
