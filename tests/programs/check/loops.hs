-- An input that makes the program loop is set aside: others are still searched, and it is reported when none of them fails.
-- slow: too much for a build that collects at every chance
-- check: prop_loop gave_up steps
-- check: prop_always gave_up steps
-- check: prop_failsBehind falsified n = 6
spin :: Int -> Bool
spin n = spin (n + 1)

prop_loop :: Bool -> Bool -> Bool
prop_loop a b = if a && b then spin 0 else True

prop_always :: Int -> Bool
prop_always n = spin n

prop_failsBehind :: Int -> Bool
prop_failsBehind n = if n == 3 then spin n else n /= 6
