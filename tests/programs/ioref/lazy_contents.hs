import Control.Exception
import Data.IORef

main :: IO ()
main = do
  r <- newIORef (error "never read" :: Int)
  writeIORef r 1
  modifyIORef r (const (error "lazy modify"))
  putStrLn "still fine"
  res <- try (readIORef r >>= evaluate)
  putStrLn (either (\(ErrorCall m) -> m) show res)
  res2 <- try (modifyIORef' r (const (error "strict modify")))
  putStrLn (either (\(ErrorCall m) -> m) show res2)
  s <- newIORef (0 :: Int)
  mapM_ (\i -> modifyIORef' s (+ i)) [1 .. 50000]
  readIORef s >>= print

-- expect: still fine
-- expect: lazy modify
-- expect: strict modify
-- expect: 1250025000
