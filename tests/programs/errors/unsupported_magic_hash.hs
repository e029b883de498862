{-# LANGUAGE MagicHash #-}
f# :: Int -> Int
f# x = x

main :: IO ()
main = print (f# 1)

-- error: 2:1: not supported
