{-# LANGUAGE UnboxedTuples, TupleSections #-}
module Main where

divide :: Int -> Int -> (# Int, Int #)
divide a b = (# q, r #)
  where (q, r) = a `divMod` b

unit :: Int -> (# #)
unit _ = (# #)

one :: a -> (# a #)
one x = (# x #)

three :: (# Int, (# Bool, Char #), () #) -> String
three (# n, (# b, c #), () #) = show (n, b, c)

apply :: (Int -> (# a, b #)) -> Int -> (a, b)
apply f n = case f n of (# a, b #) -> (a, b)

type Pair a = (# a, a #)

swap :: Pair a -> Pair a
swap (# a, b #) = (# b, a #)

count :: Int -> Int
count n = case go 0 n of (# _, k #) -> k
  where
    go :: Int -> Int -> (# Int, Int #)
    go acc 0 = (# 0, acc #)
    go acc m = go (acc + m) (m - 1)

main :: IO ()
main = do
  case divide 17 5 of (# q, r #) -> print (q, r)
  case unit 1 of (# #) -> putStrLn "unit"
  case one (undefined :: Int) of (# _ #) -> putStrLn "not evaluated"
  case one 'x' of (# c #) -> print c
  putStrLn (three (# 1, (# True, 'c' #), () #))
  print (apply (\n -> (# n, n + 1 #)) 4)
  case swap (# 'a', 'b' #) of (#x, y#) -> print [x, y]
  let (# a, b #) = divide 100 7
  print (a, b)
  print (count 1000)
  print (apply (divide 23) 4)

-- expect: (3,2)
-- expect: unit
-- expect: not evaluated
-- expect: 'x'
-- expect: (1,True,'c')
-- expect: (4,5)
-- expect: "ba"
-- expect: (14,2)
-- expect: 500500
-- expect: (5,3)
