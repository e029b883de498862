-- was: with --depth an instance of Serial that does not just list the constructors got a depth of its own, and the choices among its values were bounded instead, so that no depth was ever complete
-- $ needle check serial_to_depth.hs prop_tree --strategy narrow --depth 2 -t 20s
-- > all inputs up to depth 2 pass (38 tests)
-- $ needle check serial_to_depth.hs prop_trees --strategy narrow --depth 3 -t 20s
-- > all inputs up to depth 3 pass (723 tests)
-- $ needle check serial_to_depth.hs prop_square --strategy narrow --depth 3 -t 20s
-- > all inputs up to depth 3 pass (4 tests)
-- $ needle check serial_to_depth.hs prop_small --strategy narrow --depth 2 -t 20s
-- > all inputs up to depth 2 pass
-- $ needle check serial_to_depth.hs prop_small --strategy narrow --depth 3 -t 20s
-- > x1 = Square 9
-- exit 1
{-# LANGUAGE FlexibleInstances, MultiParamTypeClasses #-}
import Test.LazySmallCheck
import qualified Test.SmallCheck.Series as Small

data Tree = Fork Tree Tree | Tip Bool | Never
  deriving (Eq, Show)

-- to a depth: t 0 = 2, since a tip is no level, and t d = t (d - 1) ^ 2 + 2
instance Serial Tree where
  series = cons2 Fork \/ (cons1 Tip . (+ 1))

total :: Tree -> Int
total (Fork a b) = total a + total b
total (Tip b) = if b then 1 else 2
total Never = -1

prop_tree :: Tree -> Bool
prop_tree t = total t > 0

-- to a depth: l 0 = 1, and l d = t (d - 1) * l (d - 1) + 1
prop_trees :: [Tree] -> Bool
prop_trees ts = all ((> 0) . total) ts

newtype Square = Square Int
  deriving (Eq, Show)

instance Monad m => Small.Serial m Square where
  series = Small.generate (\d -> [Square (n * n) | n <- [0 .. d]])

prop_square, prop_small :: Square -> Bool
prop_square (Square n) = n >= 0
prop_small (Square n) = n < 9
