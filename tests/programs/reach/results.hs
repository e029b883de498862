-- How far the result is evaluated: completely, but not for ever.
-- reach: --from lazily => reached from lazily: n = 2 | unreachable | unreachable | unreachable | unreachable
-- reach: --from infinite => unreachable | reached from infinite: b = False | unreachable | unreachable | unreachable
-- reach: --from loops => unreachable | unreachable | reached from loops: b = False | unreachable | unreachable
-- reach: --from function => unreachable | unreachable | unreachable | reached from function: b = False; x2 = _ | unreachable
-- reach: --from inside => unreachable | unreachable | unreachable | unreachable | gave_up unsupported
module Results where

import Needle (target)

lazily :: Int -> [Int]
lazily n = [n, if n == 2 then target 7 else 0]

infinite :: Bool -> [Int]
infinite b = if b then cycle [1, 2] else [1, target 2]

loops :: Bool -> Int
loops b = if b then count 0 else target 1
  where
    count :: Int -> Int
    count n = if n < 0 then n else count (n + 1)

-- its second argument is an input like the first
function :: Bool -> (Bool -> Bool)
function b = if b then not else \x -> target x

-- nobody calls what is inside
inside :: Bool -> Maybe (Bool -> Bool)
inside b = if b then Nothing else Just (\x -> target x)
