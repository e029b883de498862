-- was: calls, patterns and undefined that nobody evaluates were called proved; a function that is an argument had no name
-- $ needle refine refine_nobody_needs.hs -t 1s
-- > makes a call to g 0 = error violating g's refinement type
-- > No proof: calls of a function that it is given, which nobody needs, are not seen
-- > No proof: what is wrong with calls of 'undefined' is not seen where nobody needs them
-- > No proof: patterns that nothing matches are not seen where nobody needs the value
-- > === met from refine_nobody_needs.hs:30 === +++ OK, holds for every input
-- ! $0
-- exit 1
module RefineNobodyNeeds where

{-@ called :: ({x:Int | x > 0} -> Int) -> Int @-}
called :: (Int -> Int) -> Int
called g = g 0

{-@ length1 :: ({x:Int | x > 0} -> Int) -> Int @-}
length1 :: (Int -> Int) -> Int
length1 g = length [g 0]

{-@ unused :: Int -> Int @-}
unused :: Int -> Int
unused x = let y = undefined in 1

{-@ pattern :: Int -> Int @-}
pattern :: Int -> Int
pattern x = let y = case x of { 1 -> 2 } in 1

{-@ met :: {x:Int | x > 0} -> Int @-}
met :: Int -> Int
met x | x > 0 = case x of { 0 -> 3; y | y > 0 -> 2 }
