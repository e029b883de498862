isqrt :: Integer -> Integer
isqrt 0 = 0
isqrt n = go n
  where go x | y >= x = x
             | otherwise = go y
          where y = (x + n `div` x) `div` 2

powMod :: Integer -> Integer -> Integer -> Integer
powMod _ 0 m = 1 `mod` m
powMod b e m
  | even e = let h = powMod b (e `div` 2) m in h * h `mod` m
  | otherwise = b * powMod b (e - 1) m `mod` m

egcd :: Integer -> Integer -> (Integer, Integer, Integer)
egcd a 0 = (a, 1, 0)
egcd a b = let (g, x, y) = egcd b (a `mod` b) in (g, y, x - (a `div` b) * y)

main :: IO ()
main = do
  print (isqrt (10 ^ 60), isqrt (2 * 10 ^ 40))
  print (powMod 3 (10 ^ 30) (10 ^ 9 + 7))
  print (egcd (2 ^ 61 - 1) (3 ^ 40))
  print (sum (map (\c -> fromEnum c - 48) (show (2 ^ 1000))))
  print (product [1 .. 40] `div` product [1 .. 37], (-(2 ^ 65)) `div` 3, (-(2 ^ 65)) `mod` 3, (-(2 ^ 65)) `quot` 3)
  print (compare (2 ^ 64) (2 ^ 64 + 1), maximum [2 ^ 63, -(2 ^ 64), 2 ^ 62], 2 ^ 64 == 4 ^ 32)
  print (fromIntegral (2 ^ 40 :: Integer) * 2 :: Int, toInteger (minBound :: Int) - 1, negate (toInteger (minBound :: Int)))

-- expect: (1000000000000000000000000000000,141421356237309504880)
-- expect: 965115194
-- expect: (1,-5541308603362736324,1050973786701876125)
-- expect: 1366
-- expect: (59280,-12297829382473034411,1,-12297829382473034410)
-- expect: (LT,9223372036854775808,True)
-- expect: (2199023255552,-9223372036854775809,9223372036854775808)
