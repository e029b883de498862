-- A resource is made once for its tests; what is expected to fail is checked as that (its verdict is the property's), whatever function it names.
-- expect: all / it is the same | 22 | ok
-- expect: all / added | 23 | falsified | 7
-- expect: all / is expected | 24 | falsified | 3
-- expect: all / is not expected | 25 | ok
module Main (main) where

import Data.IORef
import Test.Tasty
import Test.Tasty.ExpectedFailure (expectFail)
import Test.Tasty.HUnit
import Test.Tasty.QuickCheck

prop_fails :: Int -> Bool
prop_fails n = n /= 3

prop_holds :: Bool -> Bool
prop_holds b = b || not b

main :: IO ()
main = defaultMain $ withResource (newIORef (3 :: Int)) (\r -> writeIORef r 0) $ \get -> testGroup "all"
  [ testCase "it is the same" (do { r <- get; writeIORef r 4; s <- get; readIORef s >>= (@?= 4) })
  , testProperty "added" (\n -> ioProperty (get >>= readIORef >>= \v -> return (v + n /= 10)))
  , expectFail (testProperty "is expected" prop_fails)
  , expectFail (testProperty "is not expected" prop_holds)
  ]
