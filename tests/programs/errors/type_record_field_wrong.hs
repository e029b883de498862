data P = P { name :: String, age :: Int }

main :: IO ()
main = do
  let p = P { name = "a", age = "old" }
  putStrLn (name p)

-- error: 5:33: Couldn't match
-- error: 5:33: 'Int'
