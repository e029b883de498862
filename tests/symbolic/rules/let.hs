-- LET: definitions stand in one environment, each may speak of all.
module Let where

-- expect: prop_let falsified
-- witness: prop_let 41
prop_let :: Int -> Bool
prop_let x = let y = x + 1
                 z = y + y
             in z /= 84

-- names of an inner let are other names
-- expect: prop_letInner holds
prop_letInner :: Int -> Int -> Bool
prop_letInner x y = (let x' = y in x' == y) && (let y' = x in y' == x)

-- a definition that speaks of itself
-- expect: prop_letRecursive falsified
-- witness: prop_letRecursive 5151 5252
prop_letRecursive :: Int -> Int -> Bool
prop_letRecursive x y = let xs = x : ys
                            ys = y : xs
                        in not (take 4 xs == [5151, 5252, 5151, 5252])
