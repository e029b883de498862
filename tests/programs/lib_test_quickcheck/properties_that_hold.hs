import Test.QuickCheck

prop_reverse :: [Int] -> Bool
prop_reverse xs = reverse (reverse xs) == xs

prop_append :: [Int] -> [Int] -> Property
prop_append xs ys = length (xs ++ ys) === length xs + length ys

main :: IO ()
main = do
  quickCheck prop_reverse
  quickCheck prop_append
  quickCheck (\b -> b || not b)

-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 100 tests.
