{-# LANGUAGE MagicHash #-}
-- | The characters of literals.
module GHC.CString (unpackCString#, unpackAppendCString#, unpackFoldrCString#, unpackNBytes#) where

import Needle.Unboxed
