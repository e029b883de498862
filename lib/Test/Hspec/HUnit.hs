-- | HUnit's tests as examples, under an old name.
module Test.Hspec.HUnit (fromHUnitTest) where

import Test.Hspec.Contrib.HUnit
