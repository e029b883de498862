newtype Dual = Dual (Double, Double) deriving (Eq, Show)

instance Num Dual where
  Dual (a, a') + Dual (b, b') = Dual (a + b, a' + b')
  Dual (a, a') * Dual (b, b') = Dual (a * b, a * b' + a' * b)
  negate (Dual (a, a')) = Dual (negate a, negate a')
  abs = id
  signum = id
  fromInteger n = Dual (fromInteger n, 0)

instance Fractional Dual where
  recip (Dual (a, a')) = Dual (recip a, negate a' / (a * a))
  fromRational r = Dual (fromRational r, 0)

instance Floating Dual where
  pi = Dual (pi, 0)
  exp (Dual (a, a')) = Dual (exp a, a' * exp a)
  log (Dual (a, a')) = Dual (log a, a' / a)
  sqrt (Dual (a, a')) = Dual (sqrt a, a' / (2 * sqrt a))
  sin (Dual (a, a')) = Dual (sin a, a' * cos a)
  cos (Dual (a, a')) = Dual (cos a, negate (a' * sin a))
  asin = undefined; acos = undefined; atan = undefined; sinh = undefined; cosh = undefined
  asinh = undefined; acosh = undefined; atanh = undefined

diff :: (Dual -> Dual) -> Double -> Double
diff f x = let Dual (_, d) = f (Dual (x, 1)) in d

main :: IO ()
main = do
  print (diff (\x -> x ^ 3 + 2 * x) 2)
  print (diff (\x -> 1 / x) 2, diff (\x -> sqrt x) 4)
  print (diff (\x -> 0.5 * x * x - 3) 10, diff sin 0)
  print (3 / 4 + 0.25 :: Dual)

-- expect: 14.0
-- expect: (-0.25,0.25)
-- expect: (10.0,1.0)
-- expect: Dual (1.0,0.0)
