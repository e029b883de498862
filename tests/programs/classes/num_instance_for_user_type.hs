newtype Poly = Poly [Int] deriving Eq

instance Show Poly where
  show (Poly cs) = case [term c i | (c, i) <- zip cs [0 :: Int ..], c /= 0] of
    [] -> "0"
    ts -> foldr1 (\a b -> a ++ " + " ++ b) (reverse ts)
    where
      term c 0 = show c
      term c 1 = show c ++ "x"
      term c i = show c ++ "x^" ++ show i

instance Num Poly where
  Poly a + Poly b = Poly (zipLong a b)
    where zipLong (x : xs) (y : ys) = (x + y) : zipLong xs ys
          zipLong xs [] = xs
          zipLong [] ys = ys
  Poly a * Poly b = sum [Poly (replicate i 0 ++ map (* c) b) | (c, i) <- zip a [0 ..]]
  negate (Poly a) = Poly (map negate a)
  abs = undefined
  signum = undefined
  fromInteger n = Poly [fromInteger n]

x :: Poly
x = Poly [0, 1]

main :: IO ()
main = do
  print ((x + 1) * (x - 1))
  print ((x + 1) ^ 3)
  print (2 * x * x - 3 * x + 5)
  print (x - x)

-- expect: 1x^2 + -1
-- expect: 1x^3 + 3x^2 + 3x + 1
-- expect: 2x^2 + -3x + 5
-- expect: 0
