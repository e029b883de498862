import Control.Exception hiding (assert)
import G2.Symbolic

half :: Int -> Int
half n = assume (even n) (assert (n >= 0) (n `div` 2))

main :: IO ()
main = do
  print (half 8)
  mapM_ attempt [3, -2]
  assumeIO True
  assertIO True
  where
    attempt n = do
      r <- try (evaluate (half n))
      putStrLn (either (\e -> unwords (take 3 (words (show (e :: SomeException))))) show r)

-- expect: 4
-- expect: Needle: assumption failed
-- expect: Needle: assertion failed
