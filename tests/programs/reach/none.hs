-- A file without a target.
-- reach: => error has no target
-- reach: f => reached from f: b = _
-- reach: :10 => reached from f: b = False
module None where

f :: Bool -> Bool
f True = False
-- the other
f b = not b
