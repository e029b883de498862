-- was: a string literal at String under OverloadedStrings was refused unless Data.String was imported
-- $ needle run overloaded_strings.hs
-- > x
-- > (1,2,["a","b"],"ab")
-- > a
-- > b
{-# LANGUAGE OverloadedStrings #-}
f :: String -> Int
f "abc" = 1
f ('a' : _) = 2
f _ = 3

main :: IO ()
main = do
  putStrLn "x"
  print (f "abc", f "ax", words "a b", "a" ++ "b" :: String)
  mapM_ putStrLn ["a", "b"]
