{-# LANGUAGE UnboxedTuples #-}
f :: Int -> (# Int, Int #)
f x = (# x, x #)

main :: IO ()
main = case f 1 of (# a, b #) -> print (a + b)

-- error: 2:13: not supported
