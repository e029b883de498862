-- Functions as inputs, classes, types that are chosen.
-- explore: twice
-- explore: keepIf --inputs 12
-- explore: choose --type a=Bool --inputs 6
-- explore: largest --inputs 12
-- explore: total --type f=Maybe
-- > total Nothing = 0
-- > total (Just 0) = 0
-- > 2 examples, all paths.   [f := Maybe]
module Functions where

twice :: (Bool -> Bool) -> Bool -> Bool
twice f x = f (f x)

keepIf :: (Int -> Bool) -> [Int] -> [Int]
keepIf p xs = [x | x <- xs, p x]

choose :: Ord a => a -> a -> a
choose x y = if x < y then x else y

largest :: Ord a => [a] -> a
largest = foldr1 max

total :: Foldable f => f Int -> Int
total = foldr (+) 0
