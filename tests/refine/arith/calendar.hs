-- refine: daysIn fine
-- refine: nextMonth concrete
-- witness: nextMonth 12
-- refine: daysNext fine
-- refine: daysAfter calls daysIn
-- witness: daysAfter 12
-- December has no month after it in the same year.
module Calendar where

{-@ type Month = {m:Int | 1 <= m && m <= 12} @-}

{-@ daysIn :: Month -> {d:Int | 28 <= d && d <= 31} @-}
daysIn :: Int -> Int
daysIn m
  | m == 2 = 28
  | m `elem` [4, 6, 9, 11] = 30
  | otherwise = 31

{-@ nextMonth :: Month -> Month @-}
nextMonth :: Int -> Int
nextMonth m = m + 1

{-@ daysNext :: Month -> Int @-}
daysNext :: Int -> Int
daysNext m = daysIn (if m == 12 then 1 else m + 1)

{-@ daysAfter :: Month -> Int @-}
daysAfter :: Int -> Int
daysAfter m = daysIn (m + 1)
