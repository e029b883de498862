module Main where

import Data.Fixed

main :: IO ()
main = do
  print (map (`mod'` 360) [725.5, -10, 0 :: Double])
  print (7.5 `div'` 2 :: Int)
  print (divMod' (-7.5) 2 :: (Int, Double))
  print (3.14159 :: Centi)
  print (-0.05 :: Centi, 12 :: Milli, 2.5 :: Uni)
  print (1.25 * 3 :: Centi, 10 / 3 :: Milli)
  print (Just (-1.5 :: Deci))
  print (map (read :: String -> Centi) ["1.5", "-2.25", "7"])
  print (truncate (2.75 :: Centi) :: Int, round (2.75 :: Centi) :: Int, floor (-2.75 :: Centi) :: Int)
  print (properFraction (2.75 :: Centi) :: (Int, Centi))
  print (realToFrac (1.005 :: Milli) :: Double)
  print (resolution (1 :: Micro), sum [0.1, 0.2, 0.3 :: Deci])
  putStrLn (showFixed True (1.500 :: Milli))
  putStrLn (showFixed True (2 :: Milli))
  print ([1.0 .. 1.05] :: [Centi])
  print (MkFixed 12345 :: Pico)

-- expect: [5.5,350.0,0.0]
-- expect: 3
-- expect: (-4,0.5)
-- expect: 3.14
-- expect: (-0.05,12.000,2.0)
-- expect: (3.75,3.333)
-- expect: Just (-1.5)
-- expect: [1.50,-2.25,7.00]
-- expect: (2,3,-3)
-- expect: (2,0.75)
-- expect: 1.005
-- expect: (1000000,0.6)
-- expect: 1.5
-- expect: 2
-- expect: [1.00,1.01,1.02,1.03,1.04,1.05]
-- expect: 0.000000012345
