-- expect: reached
-- Records are made, updated and taken apart by name.
module Records where

import Needle (target)

data Account = Account { owner :: Int, balance :: Int, locked :: Bool }

deposit, withdraw :: Int -> Account -> Account
deposit n a = a { balance = balance a + n }
withdraw n a
  | n > balance a = a { locked = True }
  | otherwise = a { balance = balance a - n }

entry :: Account -> Int -> Int -> Int
entry a n m
  | not (locked a), balance a >= 0, n > 0, m > 0, locked b, balance b == 100, owner b == 7 = target n
  | otherwise = 0
  where
    b = withdraw m (deposit n a)
