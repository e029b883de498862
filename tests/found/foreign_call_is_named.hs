-- was: inputs for which a foreign function would be called were discarded without a word about it
-- $ needle check foreign_call_is_named.hs
-- > 1 discarded by `foreign import ccall "math.h sin" c_sin :: Double -> Double` at foreign_call_is_named.hs:9:1-59
-- ! This is a proof
module Sin where

import Data.Bool

foreign import ccall "math.h sin" c_sin :: Double -> Double

prop_sin :: Bool -> Bool
prop_sin b = bool 0 (c_sin 1) b <= 1
