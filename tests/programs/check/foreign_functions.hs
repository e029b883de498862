-- Foreign functions are accepted and not called: an input for which one would be called does not count, and nothing is
-- proved any more.
-- check: prop_called holds_up_to
-- check: prop_beside falsified n = 7
-- check: prop_away holds
{-# LANGUAGE CApiFFI #-}
module ForeignFunctions where

import Foreign.C.Types
import Foreign.Ptr

foreign import ccall unsafe "math.h sin" c_sin :: CDouble -> CDouble
foreign import capi "stdlib.h abs" c_abs :: CInt -> CInt
foreign import ccall cos :: Double -> Double
foreign import ccall "&free" p_free :: FunPtr (Ptr a -> IO ())
foreign import ccall safe getpid :: IO CInt

f :: Int -> Int
f n
  | n > 100 = round (c_sin (fromIntegral n))
  | otherwise = n

prop_called, prop_beside, prop_away :: Int -> Bool
prop_called n = f n <= 100
prop_beside n = f n /= 7
prop_away n = f (min 3 n) <= 3
