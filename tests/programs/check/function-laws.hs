-- Laws that fail, or hold, for functions nobody has written down.
-- flags: --max-size 9
-- check: prop_idempotent falsified f = \x -> case x of { False -> True; True -> False }; x = False
-- check: prop_thrice holds
-- check: prop_mapFilter falsified f = \_ -> 0; p = \x -> case x of { 1 -> False; _ -> True }; xs = [1]
-- check: prop_filterMap holds_up_to 9
-- check: prop_folds falsified op = \_ y -> case y of { 0 -> 0; _ -> 1 }; z = 0; xs = [1]
-- check: prop_bindAssociates holds_up_to 9
-- check: prop_rightIdentity holds
-- check: prop_notAssociative falsified
-- check: prop_constants falsified f = \x -> case x of { 3 -> 0; _ -> 1 }
-- check: prop_flip holds
module FunctionLaws where

prop_idempotent :: (Bool -> Bool) -> Bool -> Bool
prop_idempotent f x = f (f x) == f x

prop_thrice :: (Bool -> Bool) -> Bool -> Bool
prop_thrice f x = f (f (f x)) == f x

prop_mapFilter :: (Int -> Int) -> (Int -> Bool) -> [Int] -> Bool
prop_mapFilter f p xs = map f (filter p xs) == filter p (map f xs)

prop_filterMap :: (Int -> Int) -> (Int -> Bool) -> [Int] -> Bool
prop_filterMap f p xs = map f (filter (p . f) xs) == filter p (map f xs)

prop_folds :: (Int -> Int -> Int) -> Int -> [Int] -> Bool
prop_folds op z xs = foldr op z xs == foldl op z xs

prop_bindAssociates :: Maybe Bool -> (Bool -> Maybe Bool) -> (Bool -> Maybe Bool) -> Bool
prop_bindAssociates m f g = ((m >>= f) >>= g) == (m >>= \x -> f x >>= g)

prop_rightIdentity :: Bool -> (Bool -> Maybe Bool) -> Bool
prop_rightIdentity x f = (return x >>= f) == f x

prop_notAssociative :: (Bool -> Bool -> Bool) -> Bool -> Bool -> Bool -> Bool
prop_notAssociative op x y z = (x `op` y) `op` z == x `op` (y `op` z)

prop_constants :: (Int -> Int) -> Bool
prop_constants f = f 3 == f 4

prop_flip :: (Bool -> Bool -> Bool) -> Bool -> Bool -> Bool
prop_flip f x y = flip (flip f) x y == f x y
