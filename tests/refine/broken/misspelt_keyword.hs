-- broken: 4 exit 2
module MisspeltKeyword where

{-@ mesure size @-}
size :: [Int] -> Int
size [] = 0
size (_ : xs) = 1 + size xs
