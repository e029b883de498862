import Data.Semigroup

main :: IO ()
main = do
  print (getMax (Max 3 <> Max 5), getMin (Min 3 <> Min 5))
  print (sconcat' [Max 1, Max 9, Max 4], stimes 3 "ab")
  print (Max 1, Min 'x', mtimesDefault 2 [1])
  print ((Max 1, Min 1) <> (Max 2, Min 0))
  print (compare 1 2 <> undefined, EQ <> LT <> undefined)
  where sconcat' = foldr1 (<>)

-- expect: (5,3)
-- expect: (Max {getMax = 9},"ababab")
-- expect: (Max {getMax = 1},Min {getMin = 'x'},[1,1])
-- expect: (Max {getMax = 2},Min {getMin = 0})
-- expect: (LT,LT)
