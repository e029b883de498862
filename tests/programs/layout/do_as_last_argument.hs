import Control.Monad (forM_, unless)

main :: IO ()
main = do
  forM_ [1, 2 :: Int] $ \i -> do
    putStrLn ("i = " ++ show i)
    forM_ "ab" $ \c ->
      unless (c == 'a') $ do
        putStr "  c = "
        print c
  putStrLn "after" >> do
    putStrLn "inner"
  where
    _helper = ()

-- expect: i = 1
-- expect:   c = 'b'
-- expect: i = 2
-- expect:   c = 'b'
-- expect: after
-- expect: inner
