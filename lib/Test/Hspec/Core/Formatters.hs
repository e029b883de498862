-- | How results are printed.
module Test.Hspec.Core.Formatters (module Test.Hspec.Formatters) where

import Test.Hspec.Formatters
