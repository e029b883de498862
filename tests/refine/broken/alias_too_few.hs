-- broken: 7 exit 2
-- ListN has a type parameter and a value parameter.
module AliasTooFew where

{-@ type ListN a N = {v:[a] | len v = N} @-}

{-@ pair :: Int -> Int -> ListN Int @-}
pair :: Int -> Int -> [Int]
pair a b = [a, b]
