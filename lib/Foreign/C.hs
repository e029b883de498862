-- | The number types of C. Strings, pointers and errors of C are not there: Needle has no memory with addresses.
module Foreign.C (module Foreign.C.Types) where

import Foreign.C.Types
