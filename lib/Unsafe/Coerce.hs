-- | Values at other types, unchecked.
module Unsafe.Coerce (unsafeCoerce) where

import Needle.Prim (unsafeCoerce)
