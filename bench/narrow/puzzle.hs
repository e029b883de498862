-- HAWAII + IDAHO + IOWA + OHIO = STATES has one solution.
-- flags: --strategy narrow --depth 4 --conjunction left
-- check: prop_unique holds_up_to 4
-- nodes: prop_unique 4944
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Digit = Zero | Succ Digit
  deriving (Show, Eq)

instance Serial Digit where
  series = cons0 Zero \/ cons1 Succ

value :: Digit -> Int
value d = go 0 d
  where
    go n Zero = n
    go n (Succ m) = let n' = n + 1 in n' `seq` go n' m

-- what the letters stand for: the vowels, the consonants
data Vowels = Vowels Digit Digit Digit Digit
  deriving Show

data Consonants = Consonants Digit Digit Digit Digit Digit
  deriving Show

instance Serial Vowels where
  series = cons4 Vowels

instance Serial Consonants where
  series = cons5 Consonants

-- column by column from the right: the carry out of each goes into the next
adds :: Int -> [([Digit], Digit)] -> Bool
adds carry [] = carry == 0
adds carry ((ds, d) : rest) = case total carry ds of
  t -> t `mod` 10 == value d && adds (t `div` 10) rest

total :: Int -> [Digit] -> Int
total n [] = n
total n (d : ds) = let n' = n + value d in n' `seq` total n' ds

different :: [Digit] -> Bool
different [] = True
different (d : ds) = not (d `elem` ds) && different ds

nonzero :: Digit -> Bool
nonzero d = value d > 0

solves :: Vowels -> Consonants -> Bool
solves (Vowels a e i o) (Consonants d h s t w) =
  adds 0 [([i, o, a, o], s), ([i, h, w, i], e), ([a, a, o, h], t), ([w, d, i, o], a), ([a, i], t), ([h], s)]
    && nonzero h && nonzero i && nonzero o && nonzero s && different [a, e, i, o, d, h, s, t, w]

prop_unique :: Vowels -> Consonants -> Bool
prop_unique v@(Vowels a e i o) c@(Consonants d h s t w) =
  solves v c ==> (map value [a, e, i, o, d, h, s, t, w] == [1, 4, 9, 3, 8, 5, 6, 2, 0])

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_unique
