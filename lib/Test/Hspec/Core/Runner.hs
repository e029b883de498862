-- | Running specifications in a given way.
module Test.Hspec.Core.Runner (module Test.Hspec.Runner) where

import Test.Hspec.Runner
