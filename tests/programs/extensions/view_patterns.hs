{-# LANGUAGE ViewPatterns #-}
import Data.Char (toLower)
import Data.List (stripPrefix)
import qualified Data.Map as M

command :: String -> String
command (map toLower -> "quit") = "bye"
command (stripPrefix "say " -> Just rest) = rest
command (words -> [a, b]) = b ++ " " ++ a
command (length -> n) | n > 10 = "long"
command _ = "?"

get :: M.Map String Int -> String -> Int
get m (flip M.lookup m -> Just v) = v
get _ _ = -1

main :: IO ()
main = do
  mapM_ (putStrLn . command) ["QUIT", "say hi", "one two", "abcdefghijklm", "x"]
  let m = M.fromList [("a", 1)]
  print (get m "a", get m "b")
  print ((\(subtract 1 -> n) -> n * 2) 5)
  print [x | (even -> True, x) <- zip [1 ..] "abcd"]

-- expect: bye
-- expect: hi
-- expect: two one
-- expect: long
-- expect: ?
-- expect: (1,-1)
-- expect: 8
-- expect: "bd"
