-- refine: addRows fine
-- refine: addMatrices calls addRows
-- witness: addMatrices [[]] [[0]]
-- refine: addShaped fine
-- Two matrices of one height may have rows of two lengths.
module AddRows where

{-@ addRows :: xs:[Int] -> {ys:[Int] | len ys = len xs} -> {v:[Int] | len v = len xs} @-}
addRows :: [Int] -> [Int] -> [Int]
addRows [] [] = []
addRows (x : xs) (y : ys) = (x + y) : addRows xs ys

{-@ addMatrices :: a:[[Int]] -> {b:[[Int]] | len b = len a} -> {v:[[Int]] | len v = len a} @-}
addMatrices :: [[Int]] -> [[Int]] -> [[Int]]
addMatrices [] [] = []
addMatrices (r : rs) (s : ss) = addRows r s : addMatrices rs ss

{-@ addShaped :: c:Nat -> a:[{r:[Int] | len r = c}] -> {b:[{s:[Int] | len s = c}] | len b = len a}
              -> [{t:[Int] | len t = c}] @-}
addShaped :: Int -> [[Int]] -> [[Int]] -> [[Int]]
addShaped _ [] [] = []
addShaped c (r : rs) (s : ss) = addRows r s : addShaped c rs ss
