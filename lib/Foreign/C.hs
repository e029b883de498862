-- | The number types and the strings of C.
module Foreign.C (module Foreign.C.Types, module Foreign.C.String) where

import Foreign.C.String
import Foreign.C.Types
