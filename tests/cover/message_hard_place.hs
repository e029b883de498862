-- A place in the message of an error that no search gets to in time: unknown, for prop_message 1675598 gets there.
-- expect: 41 covered, 0 unreachable, 2 unknown, 43 total
-- options: -t 2s
module Message (prop_message) where

orbit :: Int -> Int -> Int
orbit 1 s = s
orbit n s = orbit (if even n then n `div` 2 else 3 * n + 1) (s + 1)

prop_message :: Int -> Bool
prop_message n = n < 0 || error (if n > 1000000 && n < 100000000 && orbit n 0 == 525 then "found" else "not")
