-- refine: second calls patterns
-- witness: second [0]
-- refine: tailSize concrete
-- witness: tailSize []
-- refine: pairUp abstract evens
-- refine: evens fine
-- refine: zipSame fine
-- refine: safe fine
-- Three mistakes of three kinds, and two functions that are right.
module SeveralErrors where

{-@ second :: {xs:[Int] | len xs > 0} -> Int @-}
second :: [Int] -> Int
second (_ : y : _) = y

{-@ tailSize :: [Int] -> Nat @-}
tailSize :: [Int] -> Int
tailSize xs = length xs - 1

{-@ pairUp :: [Int] -> [(Int, Int)] @-}
pairUp :: [Int] -> [(Int, Int)]
pairUp xs = zipSame xs (evens xs)

{-@ evens :: [Int] -> [Int] @-}
evens :: [Int] -> [Int]
evens [] = []
evens (x : xs) = (2 * x) : evens xs

{-@ zipSame :: xs:[Int] -> {ys:[Int] | len ys = len xs} -> {v:[(Int, Int)] | len v = len xs} @-}
zipSame :: [Int] -> [Int] -> [(Int, Int)]
zipSame [] [] = []
zipSame (x : xs) (y : ys) = (x, y) : zipSame xs ys

{-@ safe :: Int -> {v:Int | v >= 0} @-}
safe :: Int -> Int
safe n = if n < 0 then 0 else n
