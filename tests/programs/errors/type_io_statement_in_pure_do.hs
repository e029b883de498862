f :: Maybe Int
f = do
  putStrLn "effect"
  return 1

main :: IO ()
main = print f

-- error: 3:3: Couldn't match
-- error: 3:3: Maybe
-- error: 3:3: IO ()
