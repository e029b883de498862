-- Every expression of a program.
-- reach: --all => all 10 reached 1 unreachable 0 unknown
-- reach: --all --from sign => all 6 reached 5 unreachable 0 unknown
module All where

data Sign = Minus | Zero | Plus

sign :: Sign -> Int
sign Minus = negate 1
sign Zero = 0
sign Plus = if True then 1 else 2

-- never True
both :: Bool -> Bool -> Bool
both a b = a && not b
