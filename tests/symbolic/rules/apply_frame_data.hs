-- APPLY-FRAME-DATA: a constructor gathers its arguments, one by one.
module ApplyFrameData where

data Point = Point Int Int
  deriving (Eq, Show)

-- expect: prop_applyFrameData holds
prop_applyFrameData :: Int -> Int -> Bool
prop_applyFrameData x y = zipWith ($) (map Point [x]) [y] == [Point x y]

-- expect: prop_applyFrameDataFound falsified
-- witness: prop_applyFrameDataFound 6000 (-6000)
prop_applyFrameDataFound :: Int -> Int -> Bool
prop_applyFrameDataFound x y = at x y /= Point 6000 (-6000)
  where
    at = \a -> Point a
