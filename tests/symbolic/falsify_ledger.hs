-- A bank account that may be overdrawn down to a limit.
module FalsifyLedger where

import Needle

data Entry = Deposit Int | Withdraw Int | Fee Int
  deriving (Eq, Show)

limit :: Int
limit = -5000

amount :: Entry -> Int
amount (Deposit n) = n
amount (Withdraw n) = n
amount (Fee n) = n

sensible :: Entry -> Bool
sensible e = 0 < amount e && amount e <= 10000

-- A withdrawal beyond the limit is refused. A fee is taken whatever the balance.
post :: Int -> Entry -> Int
post balance (Deposit n) = balance + n
post balance (Withdraw n)
  | balance - n < limit = balance
  | otherwise = balance - n
post balance (Fee n) = balance - n

-- A fee beyond the limit is refused as well.
postStrictly :: Int -> Entry -> Int
postStrictly balance (Fee n) = post balance (Withdraw n)
postStrictly balance e = post balance e

-- expect: prop_limit falsified
-- witness: prop_limit [Withdraw 5000, Fee 1]
prop_limit :: [Entry] -> Result
prop_limit es = all sensible es ==> foldl post 0 es >= limit

-- no single fee is high enough
-- expect: prop_limitOfCheapFees falsified
-- witness: prop_limitOfCheapFees [Withdraw 4990, Fee 20]
prop_limitOfCheapFees :: [Entry] -> Result
prop_limitOfCheapFees es = all cheap es ==> foldl post 0 es >= limit
  where
    cheap (Fee n) = 0 < n && n <= 20
    cheap e = sensible e

-- expect: prop_limitStrictly passes
-- undrawn: prop_limitStrictly a balance of at least the limit stays so, entry by entry
prop_limitStrictly :: [Entry] -> Result
prop_limitStrictly es = all sensible es ==> foldl postStrictly 0 es >= limit

-- entries in another order give another balance, since a withdrawal may be refused
-- expect: prop_orderIsIrrelevant falsified
-- witness: prop_orderIsIrrelevant (Deposit 1) (Withdraw 5001)
prop_orderIsIrrelevant :: Entry -> Entry -> Result
prop_orderIsIrrelevant a b = sensible a && sensible b ==> post (post 0 a) b == post (post 0 b) a

-- expect: prop_noExactBalance falsified
-- witness: prop_noExactBalance [Deposit 9999, Deposit 9999, Deposit 7346]
prop_noExactBalance :: [Entry] -> Result
prop_noExactBalance es = all sensible es ==> foldl post 0 es /= 27344

-- Money moves between two accounts when the first one has it.
transfer :: Int -> (Int, Int) -> (Int, Int)
transfer n (a, b)
  | 0 < n && n <= a = (a - n, b + n)
  | otherwise = (a, b)

-- whatever wraps around on one side does so on the sum
-- expect: prop_transferKeepsTheSum holds
prop_transferKeepsTheSum :: Int -> Int -> Int -> Bool
prop_transferKeepsTheSum n a b = a' + b' == a + b
  where
    (a', b') = transfer n (a, b)

-- expect: prop_transferKeepsTheSign falsified
-- witness: prop_transferKeepsTheSign 1 1 9223372036854775807
prop_transferKeepsTheSign :: Int -> Int -> Int -> Result
prop_transferKeepsTheSign n a b = a >= 0 && b >= 0 ==> a' >= 0 && b' >= 0
  where
    (a', b') = transfer n (a, b)

-- Interest by steps: nothing below 1000, a hundredth below 100000, two beyond.
interest :: Int -> Int
interest balance
  | balance < 1000 = 0
  | balance < 100000 = balance `div` 100
  | otherwise = 2 * (balance `div` 100)

-- expect: prop_interestGrows passes
prop_interestGrows :: Int -> Int -> Result
prop_interestGrows a b = 0 <= a && a <= b && b <= 1000000000 ==> interest a <= interest b

-- expect: prop_interestIsFair falsified
-- witness: prop_interestIsFair 100000
prop_interestIsFair :: Int -> Result
prop_interestIsFair a = 0 < a && a <= 1000000 ==> interest a - interest (a - 1) <= 10 || a == 1000
