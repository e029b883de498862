{-# LANGUAGE MagicHash #-}
module Main where

import GHC.Exts

xs :: [Double]
xs = [0, 1, -1, 0.5, 2.75, 1e10, 1 / 0, -0.0]

fs :: [Float]
fs = [0, 1, -1, 0.5, 2.75, 1 / 3]

main :: IO ()
main = do
  mapM_ (\f -> print (f ())) [ \_ -> [D# (a +## b) | D# a <- xs, D# b <- xs], \_ -> [D# (a -## b) | D# a <- xs, D# b <- xs]
    , \_ -> [D# (a *## b) | D# a <- xs, D# b <- xs], \_ -> [D# (a /## b) | D# a <- xs, D# b <- xs] ]
  print [(isTrue# (a ==## b), isTrue# (a /=## b), isTrue# (a <## b), isTrue# (a <=## b), isTrue# (a >## b), isTrue# (a >=## b)) | D# a <- xs, D# b <- xs]
  print [(D# (negateDouble# a), D# (fabsDouble# a)) | D# a <- xs]
  print [I# (double2Int# a) | D# a <- [0, 1.9, -1.9, 1e10]]
  print [D# (int2Double# a) | I# a <- [0, 3, -7, maxBound]]
  print (D# (sqrtDouble# 2.0##), D# (2.0## **## 10.0##), D# (float2Double# 1.5#), F# (double2Float# 0.1##))
  print [F# (plusFloat# a b) | F# a <- fs, F# b <- fs]
  print [F# (timesFloat# a b) | F# a <- fs, F# b <- fs]
  print [F# (divideFloat# a b) | F# a <- fs, F# b <- [3, 0.25]]
  print [F# (minusFloat# a b) | F# a <- fs, F# b <- [3, 0.25]]
  print [(isTrue# (eqFloat# a b), isTrue# (ltFloat# a b), isTrue# (geFloat# a b)) | F# a <- fs, F# b <- fs]
  print [(F# (negateFloat# a), F# (fabsFloat# a), I# (float2Int# a)) | F# a <- fs]
  print [F# (int2Float# a) | I# a <- [0, 3, 16777217]]

-- expect: [0.0,1.0,-1.0,0.5,2.75,1.0e10,Infinity,0.0,1.0,2.0,0.0,1.5,3.75,1.0000000001e10,Infinity,1.0,-1.0,0.0,-2.0,-0.5,1.75,9.999999999e9,Infinity,-1.0,0.5,1.5,-0.5,1.0,3.25,1.00000000005e10,Infinity,0.5,2.75,3.75,1.75,3.25,5.5,1.000000000275e10,Infinity,2.75,1.0e10,1.0000000001e10,9.999999999e9,1.00000000005e10,1.000000000275e10,2.0e10,Infinity,1.0e10,Infinity,Infinity,Infinity,Infinity,Infinity,Infinity,Infinity,Infinity,0.0,1.0,-1.0,0.5,2.75,1.0e10,Infinity,-0.0]
-- expect: [0.0,-1.0,1.0,-0.5,-2.75,-1.0e10,-Infinity,0.0,1.0,0.0,2.0,0.5,-1.75,-9.999999999e9,-Infinity,1.0,-1.0,-2.0,0.0,-1.5,-3.75,-1.0000000001e10,-Infinity,-1.0,0.5,-0.5,1.5,0.0,-2.25,-9.9999999995e9,-Infinity,0.5,2.75,1.75,3.75,2.25,0.0,-9.99999999725e9,-Infinity,2.75,1.0e10,9.999999999e9,1.0000000001e10,9.9999999995e9,9.99999999725e9,0.0,-Infinity,1.0e10,Infinity,Infinity,Infinity,Infinity,Infinity,Infinity,NaN,Infinity,-0.0,-1.0,1.0,-0.5,-2.75,-1.0e10,-Infinity,0.0]
-- expect: [0.0,0.0,-0.0,0.0,0.0,0.0,NaN,-0.0,0.0,1.0,-1.0,0.5,2.75,1.0e10,Infinity,-0.0,-0.0,-1.0,1.0,-0.5,-2.75,-1.0e10,-Infinity,0.0,0.0,0.5,-0.5,0.25,1.375,5.0e9,Infinity,-0.0,0.0,2.75,-2.75,1.375,7.5625,2.75e10,Infinity,-0.0,0.0,1.0e10,-1.0e10,5.0e9,2.75e10,1.0e20,Infinity,-0.0,NaN,Infinity,-Infinity,Infinity,Infinity,Infinity,Infinity,NaN,-0.0,-0.0,0.0,-0.0,-0.0,-0.0,NaN,0.0]
-- expect: [NaN,0.0,-0.0,0.0,0.0,0.0,0.0,NaN,Infinity,1.0,-1.0,2.0,0.36363636363636365,1.0e-10,0.0,-Infinity,-Infinity,-1.0,1.0,-2.0,-0.36363636363636365,-1.0e-10,-0.0,Infinity,Infinity,0.5,-0.5,1.0,0.18181818181818182,5.0e-11,0.0,-Infinity,Infinity,2.75,-2.75,5.5,1.0,2.75e-10,0.0,-Infinity,Infinity,1.0e10,-1.0e10,2.0e10,3.6363636363636365e9,1.0,0.0,-Infinity,Infinity,Infinity,-Infinity,Infinity,Infinity,Infinity,NaN,-Infinity,NaN,-0.0,0.0,-0.0,-0.0,-0.0,-0.0,NaN]
-- expect: [(True,False,False,True,False,True),(False,True,True,True,False,False),(False,True,False,False,True,True),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(True,False,False,True,False,True),(False,True,False,False,True,True),(True,False,False,True,False,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,False,False,True,True),(False,True,True,True,False,False),(False,True,True,True,False,False),(True,False,False,True,False,True),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,False,False,True,True),(False,True,True,True,False,False),(False,True,False,False,True,True),(True,False,False,True,False,True),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(True,False,False,True,False,True),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(True,False,False,True,False,True),(False,True,True,True,False,False),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(False,True,False,False,True,True),(True,False,False,True,False,True),(False,True,False,False,True,True),(True,False,False,True,False,True),(False,True,True,True,False,False),(False,True,False,False,True,True),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(False,True,True,True,False,False),(True,False,False,True,False,True)]
-- expect: [(-0.0,0.0),(-1.0,1.0),(1.0,1.0),(-0.5,0.5),(-2.75,2.75),(-1.0e10,1.0e10),(-Infinity,Infinity),(0.0,0.0)]
-- expect: [0,1,-1,10000000000]
-- expect: [0.0,3.0,-7.0,9.223372036854776e18]
-- expect: (1.4142135623730951,1024.0,1.5,0.1)
-- expect: [0.0,1.0,-1.0,0.5,2.75,0.33333334,1.0,2.0,0.0,1.5,3.75,1.3333334,-1.0,0.0,-2.0,-0.5,1.75,-0.6666666,0.5,1.5,-0.5,1.0,3.25,0.8333334,2.75,3.75,1.75,3.25,5.5,3.0833333,0.33333334,1.3333334,-0.6666666,0.8333334,3.0833333,0.6666667]
-- expect: [0.0,0.0,-0.0,0.0,0.0,0.0,0.0,1.0,-1.0,0.5,2.75,0.33333334,-0.0,-1.0,1.0,-0.5,-2.75,-0.33333334,0.0,0.5,-0.5,0.25,1.375,0.16666667,0.0,2.75,-2.75,1.375,7.5625,0.9166667,0.0,0.33333334,-0.33333334,0.16666667,0.9166667,0.11111112]
-- expect: [0.0,0.0,0.33333334,4.0,-0.33333334,-4.0,0.16666667,2.0,0.9166667,11.0,0.11111111,1.3333334]
-- expect: [-3.0,-0.25,-2.0,0.75,-4.0,-1.25,-2.5,0.25,-0.25,2.5,-2.6666667,8.333334e-2]
-- expect: [(True,False,True),(False,True,False),(False,False,True),(False,True,False),(False,True,False),(False,True,False),(False,False,True),(True,False,True),(False,False,True),(False,False,True),(False,True,False),(False,False,True),(False,True,False),(False,True,False),(True,False,True),(False,True,False),(False,True,False),(False,True,False),(False,False,True),(False,True,False),(False,False,True),(True,False,True),(False,True,False),(False,False,True),(False,False,True),(False,False,True),(False,False,True),(False,False,True),(True,False,True),(False,False,True),(False,False,True),(False,True,False),(False,False,True),(False,True,False),(False,True,False),(True,False,True)]
-- expect: [(-0.0,0.0,0),(-1.0,1.0,1),(1.0,1.0,-1),(-0.5,0.5,0),(-2.75,2.75,2),(-0.33333334,0.33333334,0)]
-- expect: [0.0,3.0,1.6777216e7]
