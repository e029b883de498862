-- Targets that nothing evaluates.
-- reach: --from finite => unreachable | unreachable | unreachable | unreachable | unreachable
-- reach: --from endless --max-size 5 => unreachable | gave_up bound | unreachable | unreachable | unreachable
-- reach: --from behind => unreachable | unreachable | unreachable | unreachable | unreachable
-- reach: --from uncalled => unreachable | unreachable | unreachable | unreachable | unreachable
-- reach: --from unneeded => unreachable | unreachable | unreachable | unreachable | unreachable
module Dead where

import Needle (target)

finite :: Bool -> Bool -> Bool
finite a b
  | a && not a = target b
  | otherwise = a

endless :: [Bool] -> Int
endless xs
  | length xs < 0 = target 1
  | otherwise = 2

behind :: Bool -> Int
behind b = (if b then error "before it" else error "also before it") `seq` target 1

uncalled :: Bool -> Bool
uncalled b = let f = \x -> target (not x) in case [f | False] of
  [] -> b
  g : _ -> g b

unneeded :: Bool -> Bool
unneeded b = fst (b, target b)
