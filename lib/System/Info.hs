-- | The system the program runs on.
module System.Info (os, arch, compilerName, compilerVersion) where

import Data.Version

-- | The operating system.
os :: String
os = "linux"

-- | The processor.
arch :: String
arch = "x86_64"

-- | GHC's name, whose language this is.
compilerName :: String
compilerName = "ghc"

-- | The version of GHC whose results are reproduced.
compilerVersion :: Version
compilerVersion = Version [9, 0] []
