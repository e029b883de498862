import Data.Function ((&))

describe :: Maybe Int -> String
describe = \case
  Nothing -> "none"
  Just n | n > 5 -> "big"
         | otherwise -> "small"

main :: IO ()
main = do
  mapM_ (putStrLn . describe) [Nothing, Just 3, Just 9]
  print (map (\case { 0 -> 'z'; _ -> 'n' }) [0, 1])
  [1, 2] & mapM_ (\case
    1 -> putStrLn "one"
    _ -> putStrLn "more")

-- expect: none
-- expect: small
-- expect: big
-- expect: "zn"
-- expect: one
-- expect: more
