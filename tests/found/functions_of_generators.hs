{-# LANGUAGE ScopedTypeVariables #-}
-- was: functions in properties that are no functions of the file were shown as <fun>
-- $ needle check functions_of_generators.hs -t 9s
-- > {1->False, 0->True} xs = [1,0]
-- > {[]->False}
-- > {0->_}
-- ! <fun>
-- exit 1
import Data.List (partition)
import Test.QuickCheck

main :: IO ()
main = do
  quickCheck $ forAll arbitrary $ \(Fn p) -> forAll arbitrary $ \(xs :: [Int]) -> let (a, b) = partition p xs in a ++ b == xs
  quickCheck $ forAll arbitrary $ \(Fn (p :: [Bool] -> Bool)) -> p []
  quickCheck $ forAll arbitrary $ \(Fn (f :: Int -> NotShown)) -> f 0 `seq` False

data NotShown = NotShown

instance Show NotShown where show _ = error "not to be shown"
instance Arbitrary NotShown where arbitrary = return NotShown
