-- A value with nothing on the stack: evaluation is over, and a path that ends in an unknown Bool has both outcomes.
module Value where

-- expect: prop_value falsified
-- witness: prop_value False
prop_value :: Bool -> Bool
prop_value b = b

-- expect: prop_valueCondition falsified
-- witness: prop_valueCondition 20200 20200
prop_valueCondition :: Int -> Int -> Bool
prop_valueCondition x y = x < y || x < 20200

-- expect: prop_valueKnown holds
prop_valueKnown :: Int -> Bool
prop_valueKnown _ = True
