-- expect: unreachable
-- Both ways to the target raise before it.
module ErrorBefore where

import Needle (target)

entry :: Maybe Int -> Int
entry m = if checked m then target 1 else 2

checked :: Maybe Int -> Bool
checked Nothing = error "nothing"
checked (Just n)
  | n < 0 = error "negative"
  | n >= 0 = error "not negative"
  | otherwise = True
