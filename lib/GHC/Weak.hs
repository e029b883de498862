-- | Weak pointers.
module GHC.Weak (Weak, mkWeak, deRefWeak, finalize) where

import System.Mem.Weak
