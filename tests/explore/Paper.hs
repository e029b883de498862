-- The examples of the G2 paper, section 3.1, and the program of its section 6.3 at a small size.
-- explore: intersect --inputs 8
-- > intersect [] _ = []
-- > intersect (_ : _) [] = []
-- > intersect [0] (0 : _) = [0]
-- > intersect [0] [1] = []
-- > intersect [0,0] (0 : _) = [0,0]
-- > intersect [0,1] [0] = [0]
-- > intersect [0,1] [1] = [1]
-- > intersect [0,0] [1] = []
-- > 8 examples; there are more paths (--inputs).   [a := Int]
-- explore: prop_commutative --returns not --inputs 30
-- explore: prop_commutative --type a=Bool --inputs 40
-- explore: prop_commutative --type a=() --returns not --inputs 3
-- > prop_commutative [()] (() : () : _) = False
-- > prop_commutative (() : () : _) [()] = False
-- > prop_commutative [(),()] (() : () : () : _) = False
-- > 3 examples; there are more paths (--inputs).   [a := ()]
module Paper where

intersect :: Eq a => [a] -> [a] -> [a]
intersect = intersectBy (==)

intersectBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
intersectBy _ [] _ = []
intersectBy _ _ [] = []
intersectBy eq xs ys = [x | x <- xs, any (eq x) ys]

prop_commutative :: Eq a => [a] -> [a] -> Bool
prop_commutative xs ys = (xs `intersect` ys) == (ys `intersect` xs)
