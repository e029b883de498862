-- | The runner on terminals.
module Test.Framework.Runners.Console (defaultMain, defaultMainWithArgs, defaultMainWithOpts, interpretArgsOrExit) where

import Test.Framework
