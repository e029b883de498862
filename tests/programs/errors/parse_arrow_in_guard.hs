f :: Int -> String
f n | n > 0 -> "positive"
    | otherwise = "other"

main :: IO ()
main = putStrLn (f 1)

-- error: 2:13: parse error on input '->'
