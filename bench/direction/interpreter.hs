-- kind: forward
-- An interpreter runs a fixed program; only its last instruction looks at the input.
module Interpreter where

import qualified Data.Map as Map
import Needle (target)

data Instr = Set Int Int | Add Int Int | Jump Int Int Int

run :: Int -> Int -> Map.Map Int Int -> Map.Map Int Int
run 0 _ m = m
run fuel at m = case lookup at (zip [0 ..] program) of
  Just (Set r n) -> run (fuel - 1) (at + 1) (Map.insert r n m)
  Just (Add r s) -> run (fuel - 1) (at + 1) (Map.insertWith (+) r (Map.findWithDefault 0 s m) m)
  Just (Jump r n to) | Map.findWithDefault 0 r m < n -> run (fuel - 1) to m
  Just _ -> run (fuel - 1) (at + 1) m
  Nothing -> m

program :: [Instr]
program = [Set 0 0, Set 1 1, Set 2 0, Add 0 1, Add 2 0, Jump 0 60 3]

entry :: Int -> Int
entry x = if Map.findWithDefault 0 2 (run 1000 0 Map.empty) == x then target 1 else 0
