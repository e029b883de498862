module Table (lookup, table, secret) where

import Prelude hiding (lookup)

lookup :: String -> [(String, Int)] -> Int
lookup k t = case [v | (k', v) <- t, k == k'] of
  v : _ -> v
  [] -> 0

table :: [(String, Int)]
table = [("a", 1), ("b", 2)]

secret :: String
secret = "table's"
