compute :: (Int -> Int -> Int) -> Int
compute (?) = 10 ? 3

main :: IO ()
main = do
  print (map compute [(+), (-), (*), div, mod, const, flip (-)])
  print (foldr (:) [] "abc", foldl (flip (:)) [] "abc")
  print (zipWith3 (\a b c -> a + b * c) [1, 2] [3, 4] [5, 6])
  print (zipWith ($) [(+ 1), (* 10)] [5, 6])
  print ((`compute'` 3) 4)
  where compute' a b = a * 100 + b

-- expect: [13,7,30,3,1,10,-7]
-- expect: ("abc","cba")
-- expect: [16,26]
-- expect: [6,60]
-- expect: 403
