main :: IO ()
main = do
  let pairs = [(7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (-6, 3), (0, 5)] :: [(Int, Int)]
  print [a `divMod` b | (a, b) <- pairs]
  print [a `quotRem` b | (a, b) <- pairs]
  print [(a `div` b, a `mod` b, a `quot` b, a `rem` b) | (a, b) <- pairs]
  let big = 10 ^ 20 + 7 :: Integer
  print (big `divMod` (-3), (-big) `quotRem` (10 ^ 10))
  print ((-big) `divMod` (10 ^ 10))
  print (gcd 12 18, lcm 4 6, gcd (-4) 6, gcd 0 0, lcm 0 3)

-- expect: [(3,1),(-4,1),(-4,-1),(3,-1),(2,0),(-2,0),(0,0)]
-- expect: [(3,1),(-3,-1),(-3,1),(3,-1),(2,0),(-2,0),(0,0)]
-- expect: [(3,1,3,1),(-4,1,-3,-1),(-4,-1,-3,1),(3,-1,3,-1),(2,0,2,0),(-2,0,-2,0),(0,0,0,0)]
-- expect: ((-33333333333333333336,-1),(-10000000000,-7))
-- expect: (-10000000001,9999999993)
-- expect: (6,12,2,0,0)
