step :: Maybe Int -> Either String Int -> IO Int
step m e = case m of
  Nothing -> case e of
    Left s -> do
      putStrLn s
      return 0
    Right n -> return n
  Just k -> do
    r <- case e of
      Left _ -> return k
      Right n
        | n > k -> do
            putStrLn "greater"
            return n
        | otherwise -> return (k - n)
    return (r * 2)

main :: IO ()
main = do
  a <- step Nothing (Left "left")
  b <- step Nothing (Right 7)
  c <- step (Just 1) (Left "ignored")
  d <- step (Just 1) (Right 5)
  e <- step (Just 9) (Right 5)
  print [a, b, c, d, e]

-- expect: left
-- expect: greater
-- expect: [0,7,2,10,8]
