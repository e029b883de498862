-- SEND + MORE = MONEY has one solution.
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Digit = D0 | D1 | D2 | D3 | D4 | D5 | D6 | D7 | D8 | D9
  deriving (Show, Eq)

instance Serial Digit where
  series = cons0 D0 \/ cons0 D1 \/ cons0 D2 \/ cons0 D3 \/ cons0 D4 \/ cons0 D5 \/ cons0 D6 \/ cons0 D7 \/ cons0 D8 \/ cons0 D9

value :: Digit -> Int
value d = case d of
  D0 -> 0
  D1 -> 1
  D2 -> 2
  D3 -> 3
  D4 -> 4
  D5 -> 5
  D6 -> 6
  D7 -> 7
  D8 -> 8
  D9 -> 9

-- a sum of two words, its letters chosen freely
data Sum = Sum Digit Digit Digit Digit Digit Digit Digit Digit
  deriving Show

instance Serial Sum where
  series = cons Sum >< series >< series >< series >< series >< series >< series >< series >< series

-- column by column from the right: the carry out of each goes into the next
adds :: Int -> [(Digit, Digit, Digit)] -> Int -> Bool
adds carry [] last' = carry == last'
adds carry ((a, b, c) : rest) last' = case carry + value a of
  x -> case x + value b of
    y -> case value c of
      z | y == z -> adds 0 rest last'
        | y == z + 10 -> adds 1 rest last'
        | otherwise -> False

different :: [Digit] -> Bool
different [] = True
different (d : ds) = not (d `elem` ds) && different ds

solves :: Sum -> Bool
solves (Sum s e n d m o r y) =
  adds 0 [(d, e, y), (n, r, e), (e, o, n), (s, m, o)] (value m) && value m > 0 && different [s, e, n, d, m, o, r, y]

prop_unique :: Sum -> Bool
prop_unique w@(Sum s e n d m o r y) =
  solves w ==> (map value [s, e, n, d, m, o, r, y] == [9, 5, 6, 7, 1, 0, 8, 2])

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_unique
