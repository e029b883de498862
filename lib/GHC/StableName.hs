-- | Names of objects.
module GHC.StableName (StableName, makeStableName, hashStableName, eqStableName) where

import System.Mem.StableName
