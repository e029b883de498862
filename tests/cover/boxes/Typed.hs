{-# LANGUAGE TypeApplications #-}
module Typed where
f = (5 :: Int) + fromIntegral (3 :: Integer)
g x = show (x + 1 :: Int)
h = read @Int "5" + maxBound @Int
i = (\x -> x :: Int)
