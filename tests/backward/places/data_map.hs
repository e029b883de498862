-- expect: reached
-- Keys and values go through Data.Map.
module DataMap where

import qualified Data.Map as Map
import Needle (target)

entry :: Int -> Int -> Int
entry k v = case Map.lookup 7 m of
  Just w | w > 20 -> target w
  _ -> 0
  where
    m = Map.insert k v (Map.fromList [(1, 10), (7, 20)])
