-- | Trees of tests from several libraries.
module Test.Tasty
  ( TestTree, TestName, testGroup, defaultMain, localOption, adjustOption, withResource, after, DependencyType(..)
  ) where

import Test.Tasty.Tree
