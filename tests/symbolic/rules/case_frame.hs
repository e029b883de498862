-- CASE-FRAME: with the value at hand the alternatives that waited go on, the innermost first.
module CaseFrame where

-- expect: prop_caseFrame falsified
-- witness: prop_caseFrame 1500 1600
prop_caseFrame :: Int -> Int -> Bool
prop_caseFrame x y =
  case (case (case compare x y of { LT -> y - x; EQ -> 0; GT -> x - y }) of { 100 -> Just x; _ -> Nothing }) of
    Just 1500 -> y < x
    _ -> True

-- expect: prop_caseFrameNested holds
prop_caseFrameNested :: Int -> Int -> Bool
prop_caseFrameNested x y = case (if x < y then Left x else Right y) of
  Left a -> a < y
  Right b -> b <= x
