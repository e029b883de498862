import Control.Exception

attempt :: Show a => a -> IO ()
attempt x = do
  r <- try (evaluate x)
  case r of
    Left e -> putStrLn ("exception: " ++ show (e :: ArithException))
    Right v -> print v

main :: IO ()
main = do
  attempt (1 `div` 0 :: Int)
  attempt (1 `mod` 0 :: Integer)
  attempt (1 `quot` 0 :: Int)
  attempt (5 `divMod` 0 :: (Int, Int))
  attempt (1 / 0 :: Double)
  attempt (minBound `div` (-1) :: Int)
  attempt (minBound `rem` (-1) :: Int)
  attempt (fst (7 `divMod` 2) :: Int)

-- expect: exception: divide by zero
-- expect: exception: divide by zero
-- expect: exception: divide by zero
-- expect: exception: divide by zero
-- expect: Infinity
-- expect: exception: arithmetic overflow
-- expect: 0
-- expect: 3
