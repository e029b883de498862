{-# LANGUAGE UnboxedSums #-}
f :: (# Int | Bool #) -> Int
f _ = 1

main :: IO ()
main = print 1

-- error: 2:13: not supported
