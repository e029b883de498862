-- A Float is formatted by its own digits, not by those of the Double it equals.
module Main where

import Text.Printf

main :: IO ()
main = do
  let xs = [593.585, 0.1, 2.675, 1.0e-3, 123456.789, 16777216, 0.045] :: [Float]
  mapM_ (\x -> printf "%.2f %.3e %g %.1f %s\n" x x x x (show x)) xs
  mapM_ (\x -> printf "%.2f %8.3f|%-8.1f|\n" x x x) (map realToFrac xs :: [Double])

-- expect: 593.58 5.936e2 593.585 593.6 593.585
-- expect: 0.10 1.000e-1 0.1 0.1 0.1
-- expect: 2.68 2.675e0 2.675 2.7 2.675
-- expect: 0.00 1.000e-3 1.0e-3 0.0 1.0e-3
-- expect: 123456.79 1.235e5 123456.79 123456.8 123456.79
-- expect: 16777216.00 1.678e7 1.6777216e7 16777216.0 1.6777216e7
-- expect: 0.04 4.500e-2 4.5e-2 0.0 4.5e-2
-- expect: 593.59  593.585|593.6   |
-- expect: 0.10    0.100|0.1     |
-- expect: 2.67    2.675|2.7     |
-- expect: 0.00    0.001|0.0     |
-- expect: 123456.79 123456.789|123456.8|
-- expect: 16777216.00 16777216.000|16777216.0|
-- expect: 0.05    0.045|0.0     |
