-- expect: reached
-- paper: 0.04 268
-- Calls whose results nobody wants stand beside the one that decides.
module Eta where

import Needle (target)

busy :: () -> Int
busy _ = 10

same :: a -> a
same y = busy () `seq` y

entry :: Int
entry = first `seq` if second then 0 else target 1
  where
    first = same (\a -> a) True
    second = same (\b -> b) False
