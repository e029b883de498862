import Tally
import Test.Hspec
import Test.Hspec.QuickCheck

main :: IO ()
main = hspec $ describe "count" $ do
  prop "is even" $ \xs -> even (count (xs :: [Bool]))
  prop "is the length" $ \xs -> count (xs :: [Bool]) == length xs
