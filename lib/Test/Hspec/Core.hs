-- | What specifications are made of.
module Test.Hspec.Core (module Test.Hspec.Core.Spec) where

import Test.Hspec.Core.Spec
