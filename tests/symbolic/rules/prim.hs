-- PRIM: an operation on a symbolic number is a value itself; its operands are evaluated first, the result is no choice.
module Prim where

-- expect: prop_prim falsified
-- witness: prop_prim 100 200
prop_prim :: Int -> Int -> Bool
prop_prim x y = 3 * x - 7 * y + (x + y) * 2 /= -500 || x < 100 || y < 200

-- expect: prop_primNested holds
prop_primNested :: Int -> Int -> Bool
prop_primNested x y = (x + y) * 4 - 4 * x == 2 * (y + y)

-- operands that are no values yet
-- expect: prop_primOperands falsified
-- witness: prop_primOperands 1000 [5]
prop_primOperands :: Int -> [Int] -> Bool
prop_primOperands x ys = sum ys + negate x /= -995
