f :: Maybe Int -> String
f m = case m of
  Just n -> n
  Nothing -> "none"

main :: IO ()
main = putStrLn (f Nothing)

-- error: 3:13: Couldn't match
-- error: 3:13: 'Int'
-- error: 3:13: String
