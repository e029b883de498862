-- flags: --max-size 9 -t 5s
-- check: prop_insert holds_up_to 9
-- check: prop_bad falsified x = 0; xs = [-1]
-- check: prop_same falsified xs = [0,1]
-- check: prop_forAll falsified
-- check: prop_evens holds 1
-- check: prop_both falsified n = 2
-- check: prop_oneof falsified
-- check: prop_sized holds_up_to 9
-- check: prop_discard falsified n = 3
import Data.List (insert)
import Test.QuickCheck

ordered :: Ord a => [a] -> Bool
ordered (x : y : ys) = x <= y && ordered (y : ys)
ordered _ = True

prop_insert :: Int -> [Int] -> Property
prop_insert x xs = ordered xs ==> ordered (insert x xs)

prop_bad :: Int -> [Int] -> Property
prop_bad x xs = ordered xs ==> ordered (x : xs)

prop_same :: [Int] -> Property
prop_same xs = reverse xs === xs

prop_forAll :: Property
prop_forAll = forAll (choose (0, 20 :: Int)) (\n -> n /= 5)

prop_evens :: Property
prop_evens = forAll (fmap (* 2) (choose (0, 9 :: Int))) even

prop_both :: Int -> Property
prop_both n = (n + 1 === 1 + n) .&&. (n =/= 2)

prop_oneof :: Property
prop_oneof = forAll (listOf (elements "ab")) (\s -> s /= "ba")

prop_discard :: Int -> Property
prop_discard n = if n < 3 then discard else property (n /= 3)

-- every test passes, but only because the generator's size is limited
prop_sized :: Property
prop_sized = forAll arbitrary (\n -> n < (1000 :: Int))
