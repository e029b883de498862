-- | Uses a package that Needle does not ship: needle check examples/guide/Compress.hs --packages examples/guide/vendor
module Compress where

import Data.Runs (decode, encode)

prop_roundTrip :: [Bool] -> Bool
prop_roundTrip bits = decode (encode bits) == bits

prop_shortest :: [Bool] -> Bool
prop_shortest bits = and (zipWith (/=) runs (drop 1 runs))
  where
    runs = map snd (encode bits)
