-- expect: unreachable | gave_up
-- What is filtered out does not come back.
module PhantomList where

import Needle (target)

data Coin = Head | Tail deriving (Eq)

entry :: [Coin] -> Int
entry cs
  | Tail `elem` filter (== Head) cs = target 1
  | otherwise = 0
