module Main where

import Prelude hiding (lookup, filter)
import qualified Prelude as P
import Data.Maybe hiding (fromJust)
import Table hiding (secret)

filter :: Int -> Int
filter = (+ 1)

fromJust :: Int
fromJust = 5

secret :: String
secret = "main's own"

main :: IO ()
main = do
  print (lookup "b" table)
  print (filter 1, P.filter even [1, 2, 3])
  print (fromJust, fromMaybe 0 (Just 3))
  putStrLn secret
  print (P.lookup 1 [(1, 'x')])

-- expect: 2
-- expect: (2,[2])
-- expect: (5,3)
-- expect: main's own
-- expect: Just 'x'
