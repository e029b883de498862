import Test.SmallCheck

prop_commutes :: Int -> Int -> Bool
prop_commutes a b = a + b == b + a

main :: IO ()
main = do
  smallCheck 2 prop_commutes
  smallCheck 3 (\b c -> (b && c) == (c && b :: Bool))

-- expect: Completed 25 tests without failure.
-- expect: Completed 4 tests without failure.
