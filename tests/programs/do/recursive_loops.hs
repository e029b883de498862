import Control.Monad

loop :: Int -> Int -> IO Int
loop acc 0 = return acc
loop acc n = do
  when (n `mod` 25000 == 0) $ print n
  loop (acc + n) (n - 1)

main :: IO ()
main = do
  loop 0 100000 >>= print
  let go i | i > 3 = return ()
           | otherwise = do
               putStrLn (replicate i '*')
               go (i + 1)
  go 1

-- expect: 100000
-- expect: 75000
-- expect: 50000
-- expect: 25000
-- expect: 5000050000
-- expect: *
-- expect: **
-- expect: ***
