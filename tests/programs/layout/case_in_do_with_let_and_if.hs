process :: [String] -> IO Int
process [] = return 0
process (l : ls) = do
  n <- case words l of
    ["add", a, b] -> do
      let x = read a
          y = read b
      return (x + y)
    ["neg", a]
      | all (`elem` "0123456789") a -> return (negate (read a))
      | otherwise -> do putStrLn ("bad number " ++ a)
                        return 0
    [] -> return 0
    w : _ -> do
      putStrLn $ "unknown " ++ w
      if length w > 3
        then return 1
        else do
          putStrLn "short"
          return 2
  rest <- process ls
  let total = n + rest
  return total

main :: IO ()
main = do { t <- process ["add 1 2", "neg 5", "neg x", "", "jump", "go now"]
          ; print t }

-- expect: bad number x
-- expect: unknown jump
-- expect: unknown go
-- expect: short
-- expect: 1
