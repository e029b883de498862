foreign import ccall "math.h sin" c_sin :: Double -> Double

main :: IO ()
main = return ()

-- error: 1:1: not supported
