-- was: a property that takes the function under test was checked for every function there is, and failed
-- $ needle check helper_properties.hs -t 2s
-- > prop_rev takes the function under test, as in `prop_rev reverse` at helper_properties.hs:
-- > name it to do so: needle check FILE prop_rev
-- > prop_lambda takes the function under test
-- > === prop_reverse from
-- > === prop_map from
-- > === prop_passes from
-- ! === prop_rev from
-- ! === prop_lambda from
-- $ needle check helper_properties.hs prop_rev
-- > === prop_rev from
-- > Falsified
-- ! takes the function under test
-- exit 1
-- $ sed '/^prop_[rmp][ea][vpa]/!d;/prop_reverse/d' helper_properties.hs > A.hs; needle check A.hs -t 2s
-- > === prop_rev from
-- > === prop_map from
-- exit 1
-- $ printf 'prop_h :: (Int -> Int) -> Int -> Bool\nprop_h f n = f n == n\nmain :: IO ()\nmain = print (prop_h id 3)\n' > B.hs; needle check B.hs
-- > all properties of B.hs take the function under test; name one of them
-- exit 2
import Test.QuickCheck

prop_rev :: ([Int] -> [Int]) -> [Int] -> Bool
prop_rev f xs = f (f xs) == xs

prop_reverse :: [Int] -> Bool
prop_reverse = prop_rev reverse

-- Not applied to any function: it is about all of them.
prop_map :: (Bool -> Bool) -> [Bool] -> Bool
prop_map f xs = length (map f xs) == length xs

-- Hands on what it gets.
prop_passes :: (Bool -> Bool) -> [Bool] -> Bool
prop_passes f xs = prop_map f xs

prop_lambda :: Eq a => (Int -> a) -> (a -> Int) -> Int -> Bool
prop_lambda to from n = from (to n) == n

main :: IO ()
main = do
  quickCheck (prop_lambda (\n -> n + 1) (subtract 1))
  quickCheck prop_reverse
