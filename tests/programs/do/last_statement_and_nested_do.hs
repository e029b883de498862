import Control.Monad

main :: IO ()
main = do
  r <- do
    putStrLn "inner"
    x <- return 5
    do
      putStrLn "innermost"
      return (x * 2)
  print r
  _ <- return ()
  forM_ [1 .. 3] $ \i -> if even i then return () else do
    putStr "odd "
    print i
  mapM_ print =<< return [r, r + 1]
  (>>= print) $ do
    a <- pure 1
    pure $ a + do 2

-- expect: inner
-- expect: innermost
-- expect: 10
-- expect: odd 1
-- expect: odd 3
-- expect: 10
-- expect: 11
-- expect: 3
