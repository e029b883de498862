-- kind: backward
-- A robot goes in four directions; after its walk it must be far away, and never have stood on a wall.
module LongWayRound where

import Needle (target)

data Move = North | South | East | West

walk :: Int -> Int -> [Move] -> Maybe (Int, Int)
walk x y [] = Just (x, y)
walk x y (m : ms)
  | x == 2 && y < 4 = Nothing
  | otherwise = case m of
      North -> walk x (y + 1) ms
      South -> walk x (y - 1) ms
      East -> walk (x + 1) y ms
      West -> walk (x - 1) y ms

entry :: [Move] -> Int
entry ms = case walk 0 0 ms of
  Just (5, 0) -> target 1
  _ -> 0
