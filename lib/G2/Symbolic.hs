-- | The names by which programs for the symbolic executor G2 speak of unknown inputs.
module G2.Symbolic (assume, assert, mkSymbolic, assumeIO, assertIO) where

import Needle (assert, assume)
import Needle.Check (assertIO)

-- | An unknown value; there is none in an ordinary run.
mkSymbolic :: IO a
mkSymbolic = ioError (userError "mkSymbolic: an unknown input is needed")
{-# NOINLINE mkSymbolic #-}

-- | Only runs in which the condition holds are of interest.
assumeIO :: Bool -> IO ()
assumeIO b = assume b (return ())
