grade :: Int -> IO ()
grade n = do
  putStr (show n ++ ": ")
  if n > 50
    then if n > 80
      then putStrLn "excellent"
      else do
        putStr "good "
        putStrLn "enough"
    else if n > 30
      then putStrLn "fair"
      else putStrLn "poor"

main :: IO ()
main = mapM_ grade [90, 60, 40, 10]

-- expect: 90: excellent
-- expect: 60: good enough
-- expect: 40: fair
-- expect: 10: poor
