-- | As Needle's module of this name, for GHC.
module G2.Symbolic (assume, assert) where

import Needle (assert, assume)
