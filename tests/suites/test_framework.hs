-- The library test-framework.
-- expect: words / of unwords | 13 | falsified | ws = [[]]
-- expect: words / of one | 14 | ok
-- expect: lines | 16 | ok
module Main (main) where

import Test.Framework (defaultMain, testGroup)
import Test.Framework.Providers.HUnit (testCase)
import Test.Framework.Providers.QuickCheck2 (testProperty)
import Test.HUnit ((@?=))

main :: IO ()
main = defaultMain [ testGroup "words" [ testProperty "of unwords" (\ws -> words (unwords ws) == ws)
                                       , testProperty "of one" $ \c -> words [c, 'x'] /= ([] :: [String]) ]
  ,
    testCase "lines" (lines "a\nb" @?= ["a", "b"]) ]
