-- Which condition rejected a test.
-- flags: --max-size 7
-- check: prop_one holds_up_to 7
-- discarded: prop_one 3 isSorted xs
-- check: prop_chain holds_up_to 7
-- discarded: prop_chain 3 isSorted xs
-- discarded: prop_chain 1 not (null xs)
-- check: prop_nested holds 3
-- discarded: prop_nested 1 a
-- discarded: prop_nested 1 b
-- check: prop_order holds
-- check: prop_assumed holds 2
-- discarded: prop_assumed 1 a
-- check: prop_maybe holds 2
-- check: prop_quickcheck holds 3
-- discarded: prop_quickcheck 1 a
-- discarded: prop_quickcheck 1 b
module Guards where

import Needle (Result, assume, (==>))
import qualified Test.QuickCheck as Q

isSorted :: [Bool] -> Bool
isSorted (x : y : ys) = x <= y && isSorted (y : ys)
isSorted _ = True

prop_one :: [Bool] -> Result
prop_one xs = isSorted xs ==> length xs < 10

prop_chain :: [Bool] -> Result
prop_chain xs = (not (null xs) && isSorted xs) ==> length xs < 10

prop_nested :: Bool -> Bool -> Bool
prop_nested a b = assume a (assume b True)

-- the condition comes first, whatever the rest would raise
prop_order :: Int -> Bool
prop_order n = assume (n /= 0) (div 10 n == div 10 n)

prop_assumed :: Bool -> Bool
prop_assumed a = assume a a

-- no condition in sight
prop_maybe :: Bool -> Maybe Bool
prop_maybe a = if a then Just True else Nothing

prop_quickcheck :: Bool -> Bool -> Q.Property
prop_quickcheck a b = a && b Q.==> a
