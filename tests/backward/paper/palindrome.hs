-- expect: reached
-- paper: 4.01 20585
-- The list reads the same from both ends, has four elements other than 0, and a sum of ten.
module Palindrome where

import Needle (target)

palindrome :: [Int] -> Int
palindrome input
  | l == reverseOnto [] l && size l == 4 && total l == 10 = target 1
  | otherwise = 0
  where
    l = upToZero input

upToZero :: [Int] -> [Int]
upToZero (x : xs) | x /= 0 = x : upToZero xs
upToZero _ = []

reverseOnto :: [a] -> [a] -> [a]
reverseOnto acc [] = acc
reverseOnto acc (x : xs) = reverseOnto (x : acc) xs

size :: [a] -> Int
size [] = 0
size (_ : xs) = 1 + size xs

total :: [Int] -> Int
total [] = 0
total (x : xs) = x + total xs
