module Do where
main :: IO ()
main = do
  line <- getLine
  let n = length line
      twice = n * 2
  if n > 3
    then putStrLn "long"
    else return ()
  (a, _) <- return (n, twice)
  print a
  print $ do { 5 }
