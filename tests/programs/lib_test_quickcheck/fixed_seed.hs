import Test.QuickCheck

main :: IO ()
main = do
  quickCheck (\xs -> length (xs :: [Int]) < 3)
  quickCheck (\n -> n < (17 :: Int))
  quickCheck (\x y -> x * y /= (6 :: Int))
  quickCheck (\n -> even n ==> n < (20 :: Int))
  quickCheck (\n -> collect (even (n :: Int)) True)

-- expect: *** Failed! Falsified (after 7 tests and 4 shrinks):
-- expect: [0,0,0]
-- expect: *** Failed! Falsified (after 19 tests):
-- expect: 17
-- expect: +++ OK, passed 100 tests.
-- expect: *** Failed! Falsified (after 30 tests):
-- expect: 24
-- expect: +++ OK, passed 100 tests:
-- expect: 52% False
-- expect: 48% True
