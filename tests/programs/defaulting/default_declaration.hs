module Main where

default (Int, Float)

main :: IO ()
main = do
  print (2 ^ 63 == (2 :: Int) ^ 63)
  print (maxBound - 1 == (maxBound - 1 :: Int))
  print (1 / 3)
  print (2 ^ 64)

-- expect: True
-- expect: True
-- expect: 0.33333334
-- expect: 0
