-- Functions, whose case tables grow while they are drawn, and values of abstract types among random inputs.
-- flags: --strategy random --seed 2 -n 200
-- slow: too much for a build that collects at every chance
-- check: prop_filter passed
-- check: prop_constant falsified f = \x -> case x of { Nothing -> 0; Just _ -> 1 }
-- check: prop_mapFilter falsified f = \_ -> 0; p = \x -> case x of { 0 -> True; _ -> False }; xs = [1]
-- check: prop_set passed
-- check: prop_small falsified
import qualified Data.Set as Set

prop_filter :: (Int -> Bool) -> [Int] -> Bool
prop_filter f xs = length (filter f xs) <= length xs

prop_constant :: (Maybe Bool -> Int) -> Bool
prop_constant f = f Nothing == f (Just True)

prop_set :: Set.Set Int -> Bool
prop_set s = Set.toList s == Set.toAscList s

prop_small :: Set.Set Bool -> [Set.Set Int] -> Bool
prop_small _ ss = all ((< 5) . Set.size) ss

prop_mapFilter :: (Int -> Int) -> (Int -> Bool) -> [Int] -> Bool
prop_mapFilter f p xs = filter p (map f xs) == map f (filter p xs)
