-- | How to run tests.
module Test.Framework.Runners.Options (RunnerOptions, RunnerOptions'(..)) where

import Test.Framework
