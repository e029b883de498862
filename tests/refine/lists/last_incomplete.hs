-- refine: final calls patterns
-- witness: final []
-- No equation for the empty list, and no precondition.
module LastIncomplete where

{-@ final :: [Int] -> Int @-}
final :: [Int] -> Int
final [x] = x
final (_ : xs) = final xs
