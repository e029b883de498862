-- APPLY-FRAME-LAM: a lambda takes the argument that waits; it is bound to a fresh name.
module ApplyFrameLam where

-- expect: prop_applyFrameLam holds
prop_applyFrameLam :: Int -> Int -> Bool
prop_applyFrameLam x y = (\a -> \b -> (\c -> c - b) (a + b)) x y == x

-- expect: prop_applyFrameLamTwice falsified
-- witness: prop_applyFrameLamTwice 1111
prop_applyFrameLamTwice :: Int -> Bool
prop_applyFrameLamTwice x = twice (twice (\n -> n + n)) x /= 17776

twice :: (a -> a) -> a -> a
twice f n = f (f n)
