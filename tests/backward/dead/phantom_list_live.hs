-- expect: reached
-- What is not filtered out is there.
module PhantomListLive where

import Needle (target)

data Coin = Head | Tail deriving (Eq)

entry :: [Coin] -> Int
entry cs
  | Head `elem` filter (== Head) cs = target 1
  | otherwise = 0
