-- expect: reached
-- One way to the target does not raise.
module ErrorBeforeLive where

import Needle (target)

entry :: Maybe Int -> Int
entry m = if checked m then target 1 else 2

checked :: Maybe Int -> Bool
checked Nothing = error "nothing"
checked (Just n)
  | n < 0 = error "negative"
  | n > 0 = error "positive"
  | otherwise = True
