-- Targets in odd places.
-- reach: --from inWhere => reached from inWhere: n = 3 | unreachable | unreachable | unreachable | unreachable | unreachable
-- reach: --from inMethod => unreachable | reached from inMethod: s = Square _ | unreachable | unreachable | unreachable | unreachable
-- reach: --from inGuard => unreachable | unreachable | reached from inGuard: x1 = Just _ | unreachable | unreachable | unreachable
-- reach: --from inArgument => unreachable | unreachable | unreachable | reached from inArgument: xs = _ : _ | unreachable | unreachable
-- reach: --from asFunction => unreachable | unreachable | unreachable | unreachable | reached from asFunction: xs = True : _ | unreachable
-- reach: --from afterError => unreachable | unreachable | unreachable | unreachable | unreachable | reached from afterError: b = _
module Places where

import Needle (target)

inWhere :: Int -> Int
inWhere n = if n == 3 then hidden else n
  where
    hidden = target 5

data Shape = Circle Int | Square Int

class Area a where
  area :: a -> Int

instance Area Shape where
  area (Circle r) = 3 * r * r
  area (Square a) = target (a * a)

inMethod :: Shape -> Int
inMethod s = 1 + area s

inGuard :: Maybe Bool -> Int
inGuard (Just b)
  | target b = 1
inGuard _ = 2

inArgument :: [Bool] -> Int
inArgument xs = length (filter (\x -> target (not x)) xs)

asFunction :: [Bool] -> [Bool]
asFunction xs = map target (takeWhile id xs)

-- one part of the result raises, the other is still looked at
afterError :: Bool -> (Int, Bool)
afterError b = (error "no", target b)
