-- refine: flatten abstract join
-- refine: join fine
-- refine: tsize fine
module FlattenWeak where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

{-@ measure tsize @-}
tsize :: Tree -> Int
tsize Leaf = 0
tsize (Node l _ r) = 1 + tsize l + tsize r

{-@ flatten :: t:Tree -> {v:[Int] | len v = tsize t} @-}
flatten :: Tree -> [Int]
flatten Leaf = []
flatten (Node l x r) = join (flatten l) (x : flatten r)

{-@ join :: xs:[Int] -> ys:[Int] -> {v:[Int] | len v >= len ys} @-}
join :: [Int] -> [Int] -> [Int]
join [] ys = ys
join (x : xs) ys = x : join xs ys
