import Test.LazySmallCheck

prop_ordered :: [Bool] -> Bool
prop_ordered xs = length (filter id xs) <= length xs

main :: IO ()
main = depthCheck 3 prop_ordered

-- expect: OK, required 37 tests at depth 3
