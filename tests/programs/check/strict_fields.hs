-- A strict field of an input is refined when the program looks at it, as any other: inputs are total values, so nobody can tell.
-- flags: --strategy narrow --max-size 15
-- check: prop_full holds_up_to 15
-- nodes: prop_full 11464
-- check: prop_root falsified t = N (N _ 0 _) (-1) _
-- check: prop_rebuilt falsified t = N _ _ _
-- check: prop_numbers falsified x1 = Map 1 _ _
import Test.QuickCheck ((==>), Property)

data Tree = E | N !Tree !Int !Tree

full :: Tree -> Bool
full E = True
full (N l x r) = x == 0 && full l && full r

size :: Tree -> Int
size E = 0
size (N l _ r) = size l + 1 + size r

-- as many nodes as with lazy fields
prop_full :: Tree -> Bool
prop_full t = not (full t && size t >= 9)

prop_root :: Tree -> Property
prop_root t = case t of
  N (N _ x _) y _ -> x > y ==> False
  _ -> False ==> True

-- what is only put into another constructor is not looked at
set :: Int -> Tree -> Tree
set n (N l _ r) = N l n r
set _ E = E

prop_rebuilt :: Tree -> Bool
prop_rebuilt t = case set 1 t of
  E -> True
  N _ x _ -> x == 0

data Map = Map !Int !Tree !Tree

prop_numbers :: Map -> Bool
prop_numbers (Map n _ _) = n /= 1
