-- Paying with coins.
module FalsifyChange where

import Needle

-- How many coins the greedy way needs.
greedy :: [Int] -> Int -> Int
greedy [] _ = 0
greedy (c : cs) n = n `div` c + greedy cs (n `mod` c)

few :: Int -> Bool
few n = 0 <= n && n <= 1000

-- without a five three tens beat a quarter and five ones
-- expect: prop_greedyIsBest falsified
-- witness: prop_greedyIsBest 0 3 0
prop_greedyIsBest :: Int -> Int -> Int -> Result
prop_greedyIsBest a b c = few a && few b && few c ==> greedy [25, 10, 1] (25 * a + 10 * b + c) <= a + b + c

-- expect: prop_greedyIsBestInEuro passes
prop_greedyIsBestInEuro :: Int -> Int -> Int -> Result
prop_greedyIsBestInEuro a b c = few a && few b && few c ==> greedy [5, 2, 1] (5 * a + 2 * b + c) <= a + b + c

-- old British coins: half-crown 30, florin 24, shilling 12, sixpence 6; 48 is two florins
-- expect: prop_greedyIsBestInShillings falsified
-- witness: prop_greedyIsBestInShillings 0 2 0 0
prop_greedyIsBestInShillings :: Int -> Int -> Int -> Int -> Result
prop_greedyIsBestInShillings a b c d =
  few a && few b && few c && few d ==> greedy [30, 24, 12, 6] (30 * a + 24 * b + 12 * c + 6 * d) <= a + b + c + d

-- 23 is the largest sum that stamps of 4 and 9 cannot make
-- expect: prop_stamps holds
prop_stamps :: Integer -> Integer -> Result
prop_stamps a b = a >= 0 && b >= 0 ==> 4 * a + 9 * b /= 23

-- but they can where numbers wrap around
-- expect: prop_stampsWrap falsified
-- witness: prop_stampsWrap 4611686018427387903 3
prop_stampsWrap :: Int -> Int -> Result
prop_stampsWrap a b = a >= 0 && b >= 0 ==> 4 * a + 9 * b /= 23

-- expect: prop_exactPrice falsified
-- witness: prop_exactPrice 211 3021 7001
prop_exactPrice :: Int -> Int -> Int -> Result
prop_exactPrice a b c = a > 200 && b > a && c > b && c < 10000 ==> 100003 * a + 49999 * b + 9973 * c /= 241968585

-- The ways to pay with coins of these values.
ways :: [Int] -> Int -> Int
ways _ 0 = 1
ways [] _ = 0
ways (c : cs) n
  | n < 0 = 0
  | otherwise = ways (c : cs) (n - c) + ways cs n

-- expect: prop_oneWay falsified
-- witness: prop_oneWay 40
prop_oneWay :: Int -> Result
prop_oneWay n = 0 <= n && n <= 40 ==> ways [20, 10] n <= 2
