-- No other module can name a method of a class that is not exported: what nothing else calls is dead.
-- expect: 10 covered, 5 unreachable, 0 unknown, 15 total
module HiddenClass (size) where

class Sized a where
  measure, twice :: a -> Int

instance Sized Bool where
  measure b = if b then 1 else 2
  twice b = 2 * measure b

size :: Bool -> Int
size b = measure b
