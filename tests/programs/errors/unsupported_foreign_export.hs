foreign export ccall triple :: Int -> Int

triple :: Int -> Int
triple n = 3 * n

main :: IO ()
main = return ()

-- error: 1:1: not supported
