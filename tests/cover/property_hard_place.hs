-- A place of a property that no search gets to in time: it is unknown, and not unreachable, for prop_orbit 1675598 gets there.
-- expect: 36 covered, 0 unreachable, 2 unknown, 38 total
-- options: -t 2s
module Hard (prop_orbit) where

orbit :: Int -> Int -> Int
orbit 1 s = s
orbit n s = orbit (if even n then n `div` 2 else 3 * n + 1) (s + 1)

prop_orbit :: Int -> Bool
prop_orbit n = if n > 1000000 && n < 100000000 && orbit n 0 == 525 then False else True
