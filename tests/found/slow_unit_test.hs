-- was: a unit test of a suite was given up after 68 million steps, half a second, whatever its time
-- $ needle check slow_unit_test.hs -t 60s
-- > === +++ OK, passed.
-- $ needle check slow_unit_test.hs -t 60s --steps 100000000
-- > *** Gave up! It has not ended after 100,000,000 steps.
-- exit 3
module Main where

import Test.Hspec

main :: IO ()
main = hspec $ it "sums up" $ total 100000000 0 `shouldBe` 5000000050000000

total :: Int -> Int -> Int
total n sum = if n == 0 then sum else total (n - 1) (sum + n)
