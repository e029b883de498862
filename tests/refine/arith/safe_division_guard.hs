-- refine: divide fine
-- refine: ratio fine
-- refine: percent calls divide
-- witness: percent 0 0
-- The guard of percent tests the wrong number.
module SafeDivisionGuard where

{-@ divide :: Int -> {d:Int | not (d == 0)} -> Int @-}
divide :: Int -> Int -> Int
divide n d
  | d == 0 = error "divide: by zero"
  | otherwise = n `div` d

{-@ ratio :: Int -> Int -> Maybe Int @-}
ratio :: Int -> Int -> Maybe Int
ratio a b
  | b == 0 = Nothing
  | otherwise = Just (divide a b)

{-@ percent :: Int -> Int -> Int @-}
percent :: Int -> Int -> Int
percent part whole
  | part > 0 && whole > 0 = divide (100 * part) whole
  | part > 0 = 0
  | otherwise = divide 0 whole
