module Tally.Internal (count, Tally) where

type Tally = Int

count :: [a] -> Tally
count = \case
  [] -> 0
  _ : rest -> STEP + count rest
