-- | Specifications of hspec in trees of tests.
module Test.Tasty.Hspec (testSpec, testSpecs, module Test.Hspec) where

import Test.Hspec
import Test.Hspec.Tree (specBodies)
import qualified Needle.Suite as Suite
import Test.Tasty.Tree

-- | A specification as one group.
testSpec :: TestName -> Spec -> IO TestTree
testSpec name spec = fmap (testGroup name) (testSpecs spec)

-- | The groups of a specification.
testSpecs :: Spec -> IO [TestTree]
testSpecs spec = fmap (map tree) (specBodies spec)
  where
    tree s = case s of
      Suite.Group name inside -> TestGroup name (map tree inside)
      Suite.Test name place body -> SingleTest name place body
