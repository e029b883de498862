-- | How to test.
module Test.Framework.Options (TestOptions, TestOptions'(..)) where

import Test.Framework
