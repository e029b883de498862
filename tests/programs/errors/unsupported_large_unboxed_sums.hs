{-# LANGUAGE UnboxedSums #-}
f :: (# Int | Int | Int | Int | Int | Int | Int | Int | Bool #) -> Int
f _ = 1

main :: IO ()
main = print 1

-- error: 2:6: not supported
