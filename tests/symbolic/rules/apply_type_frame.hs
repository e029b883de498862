-- APPLY-TYPE-FRAME: a polymorphic function is used at types of numbers, of characters and of lists.
module ApplyTypeFrame where

same :: Eq a => a -> a -> Bool
same a b = a == b

-- expect: prop_applyTypeFrame holds
prop_applyTypeFrame :: Int -> Char -> Bool
prop_applyTypeFrame x c = same x x && same c c && same [x] [x]

-- the arithmetic is that of the type: an Integer does not wrap around
-- expect: prop_applyTypeFrameInteger holds
prop_applyTypeFrameInteger :: Integer -> Bool
prop_applyTypeFrameInteger = grows

-- expect: prop_applyTypeFrameInt falsified
-- witness: prop_applyTypeFrameInt 9223372036854775807
prop_applyTypeFrameInt :: Int -> Bool
prop_applyTypeFrameInt = grows

grows :: (Ord a, Num a) => a -> Bool
grows x = x < x + 1
