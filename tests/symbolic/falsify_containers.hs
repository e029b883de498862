-- Numbers as keys of maps and sets, as ends of enumerations, as indices and lengths of lists, and as text.
module FalsifyContainers where

import qualified Data.Map as Map
import qualified Data.Set as Set
import Needle

stock :: Map.Map Int Int
stock = Map.fromList [(1000000 * i, i * i) | i <- [1 .. 20]]

-- expect: prop_lookup falsified
-- witness: prop_lookup 13000000
prop_lookup :: Int -> Bool
prop_lookup k = Map.lookup k stock /= Just 169

-- expect: prop_lookupBetween holds
prop_lookupBetween :: Int -> Result
prop_lookupBetween k = 13000000 < k && k < 14000000 ==> Map.lookup k stock == Nothing

-- expect: prop_insertThenLookup holds
prop_insertThenLookup :: Int -> Int -> Bool
prop_insertThenLookup k v = Map.lookup k (Map.insert k v stock) == Just v

-- expect: prop_insertOther passes
prop_insertOther :: Int -> Int -> Int -> Result
prop_insertOther k j v = k /= j ==> Map.lookup j (Map.insert k v stock) == Map.lookup j stock

-- a key that is there already adds none
-- expect: prop_insertAddsOne falsified
-- witness: prop_insertAddsOne 20000000
prop_insertAddsOne :: Int -> Result
prop_insertAddsOne k = k > 19000000 ==> Map.size (Map.insert k 0 stock) == 21

-- expect: prop_setOfThree falsified
-- witness: prop_setOfThree 5000 5000 5001
prop_setOfThree :: Int -> Int -> Int -> Result
prop_setOfThree a b c = a >= 5000 && b >= 5000 && c > 5000 ==> Set.size (Set.fromList [a, b, c]) /= 2

-- expect: prop_setIsSorted holds
prop_setIsSorted :: Int -> Int -> Int -> Bool
prop_setIsSorted a b c = and (zipWith (<) xs (drop 1 xs))
  where
    xs = Set.toList (Set.fromList [a, b, c])

-- expect: prop_deleteInsert holds
prop_deleteInsert :: Int -> Int -> Int -> Bool
prop_deleteInsert a b x = not (Set.member x (Set.delete x (Set.insert x (Set.fromList [a, b]))))

-- the first of two entries for one key is kept, or the last
-- expect: prop_firstEntry falsified
-- witness: prop_firstEntry (70001, 1) (70001, 2)
prop_firstEntry :: (Int, Int) -> (Int, Int) -> Result
prop_firstEntry (k, v) (j, w) = k > 70000 ==> Map.lookup k (Map.fromList [(k, v), (j, w)]) == Just v

-- expect: prop_enumeration falsified
-- witness: prop_enumeration 100000 100006
prop_enumeration :: Int -> Int -> Result
prop_enumeration a b = a >= 100000 ==> length [a .. b] /= 7

-- expect: prop_enumerationSum falsified
-- witness: prop_enumerationSum 334 336
prop_enumerationSum :: Int -> Int -> Result
prop_enumerationSum a b = 0 < a && a < b && b < a + 4 ==> sum [a .. b] /= 1005

-- expect: prop_index falsified
-- witness: prop_index 8
prop_index :: Int -> Result
prop_index i = 0 <= i && i < 10 ==> [314, 159, 265, 358, 979, 323, 846, 264, 338, 327] !! i /= (338 :: Int)

-- expect: prop_indexOutside falsified
-- witness: prop_indexOutside 3
prop_indexOutside :: Int -> Result
prop_indexOutside i = i >= 0 ==> [2, 4, 6] !! i > (0 :: Int)

-- expect: prop_replicate falsified
-- witness: prop_replicate 12
prop_replicate :: Int -> Bool
prop_replicate n = length (replicate n 'x') /= 12

-- the number must be concrete, or unfolded digit by digit
-- expect: prop_show falsified
-- witness: prop_show (-9876543210)
prop_show :: Int -> Bool
prop_show n = show n /= "-9876543210"

-- expect: prop_showLength falsified
-- witness: prop_showLength 100000000
prop_showLength :: Int -> Result
prop_showLength n = n >= 0 ==> length (show n) < 9

-- expect: prop_read falsified
-- witness: prop_read "256"
prop_read :: String -> Result
prop_read s = length s == 3 && all (`elem` "0123456789") s ==> (read s :: Int) /= 256
