-- was: one product of numbers of a gigabyte took 20 seconds, whatever --timeout said
-- $ timeout 60 needle run -t 5s large_numbers_stop.hs; test $? -eq 3
-- > stopped
-- $ timeout 60 needle run -t 5s --evaluator reference large_numbers_stop.hs; test $? -eq 3
-- > stopped
module Main where

main :: IO ()
main = print ((10 :: Integer) ^ (10 ^ (10 :: Int) :: Int) > 3)
