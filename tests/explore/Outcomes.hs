-- What an output can be: values of all kinds, exceptions, parts that raise, functions, results without end.
-- explore: first
-- > first [] = error: nothing there
-- > first (0 : _) = 0
-- > 2 examples, all paths.
-- explore: record
-- > record 0 = error: too small
-- > record 3 = R {size = error: divide by zero, whole = Nothing}
-- > record 101 = R {size = 101, whole = Just True}
-- > 3 examples, all paths.
-- explore: average
-- > average 0 0 = 0
-- > average 0 (-1) = -1
-- > average 1 9223372036854775807 = error: overflow
-- > average (-1) (-9223372036854775808) = 4611686018427387903
-- > 4 examples, all paths.
-- explore: entry
-- > entry 0 False = fromList [(0,False),(3,True)]
-- > entry 3 False = fromList [(3,False)]
-- > entry 4 False = fromList [(3,True),(4,False)]
-- > 3 examples, all paths.
-- explore: upwards
-- > upwards 0 = 0 : 1 : 2 : 3 : 4 : 5 : 6 : 7 : 8 : 9 : ..
-- > 1 example; there may be more paths: not every result could be looked into to its end. Complete to size 1.
-- explore: adder
-- > adder 0 = (0,<function>)
-- > 1 example, all paths.
-- explore: <+>
-- > (<+>) 0 0 = 0 :+ 0
-- > (<+>) 0 1 = 0 :+ 1
-- > (<+>) 0 (-1) = Minus (-1)
-- > 3 examples, all paths.
-- explore: grade
-- explore: half
-- > half 0 = 0 % 1
-- > half 1 = 1 % 2
-- > 2 examples, all paths.
-- explore: initial
-- explore: keep
-- > keep False _ = Nothing
-- > keep True (Wrapped []) = Just (Wrapped "")
-- > 2 examples, all paths.
-- explore: late
-- > late 0 = [error: not this]
-- > late 1 = [1]
-- > 2 examples, all paths.
-- explore: sizes --returns even
-- explore: answer
-- > answer = 42
-- > 1 example, all paths.
-- explore: seven --returns (==7)
-- > seven 4 = 7
-- > 1 example, all paths.
-- explore: deep --inputs 40
module Outcomes where

import Data.Char (isDigit, isUpper)
import Data.Map (Map)
import qualified Data.Map as Map
import Data.Ratio ((%))

infix 5 :+
data Sum = Int :+ Int | Minus Int deriving (Eq, Show)
data R = R { size :: Int, whole :: Maybe Bool } deriving Show
newtype Wrapped = Wrapped String deriving Show
data Tree = Leaf | Node Tree Int Tree deriving Show

first :: [Int] -> Int
first [] = error "nothing there"
first (x : _) = x

record :: Int -> R
record n
  | n > 100 = R n (Just True)
  | n `mod` 7 == 3 = R (n `div` 0) Nothing
  | otherwise = error "too small"

-- the sum wraps
average :: Int -> Int -> Int
average a b
  | s < a && b > 0 = error "overflow"
  | otherwise = s `div` 2
  where s = a + b

entry :: Int -> Bool -> Map Int Bool
entry n b = Map.insert n b (Map.fromList [(3, True)])

upwards :: Int -> [Int]
upwards n = n : upwards (n + 1)

adder :: Int -> (Int, Int -> Int)
adder n = (n, (+ n))

(<+>) :: Int -> Int -> Sum
a <+> b
  | b < a = Minus b
  | a == b = a :+ 0
  | otherwise = a :+ b

grade :: Int -> Char
grade n
  | n < 0 || n > 100 = error "no such grade"
  | n >= 90 = 'A'
  | n >= 50 = 'B'
  | otherwise = 'F'

half :: Int -> Rational
half n
  | n == 1 = 1 % 2
  | otherwise = 0

initial :: String -> Maybe Char
initial (c : _)
  | isUpper c = Just c
  | isDigit c = Nothing
initial _ = Nothing

keep :: Bool -> Wrapped -> Maybe Wrapped
keep True w = Just w
keep False _ = Nothing

late :: Int -> [Int]
late n = [if n == 0 then error "not this" else n]

sizes :: [Bool] -> Int
sizes = length

answer :: Int
answer = 42

seven :: Int -> Int
seven n = n + 3

deep :: Int -> Tree -> Tree
deep x Leaf = Node Leaf x Leaf
deep x t@(Node l y r)
  | x < y = Node (deep x l) y r
  | x > y = Node l y (deep x r)
  | otherwise = t
