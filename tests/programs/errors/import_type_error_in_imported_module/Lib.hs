module Lib where

helper :: Int -> Int
helper n = n ++ 1
