-- A word that random strings do not hit.
-- expect: 16 covered, 0 unreachable, 0 unknown, 16 total
module Word (token) where

token :: String -> Int
token "where" = 1
token ('l' : 'e' : 't' : rest) | null rest = 2
token s = if length s > 3 then 3 else 4
