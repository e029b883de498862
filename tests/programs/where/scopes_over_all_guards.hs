solve :: Double -> Double -> Double -> [Double]
solve a b c
  | disc < 0 = []
  | disc == 0 = [base]
  | otherwise = [base - delta, base + delta]
  where
    disc = b * b - 4 * a * c
    base = negate b / (2 * a)
    delta = sqrt disc / (2 * a)

main :: IO ()
main = mapM_ print [solve 1 (-3) 2, solve 1 2 1, solve 1 0 1]

-- expect: [1.0,2.0]
-- expect: [-1.0]
-- expect: []
