{-# LANGUAGE MagicHash, UnboxedTuples #-}
module Main where

import Control.Exception
import GHC.Exts

data Field = Field Int# Int

ignore :: Int# -> Int
ignore _ = 1

alias :: Int# -> Int
alias = \x -> 2

bound :: Int -> Int
bound n = let x = if n > 0 then 1# else error "bound" in 3

nested :: Int -> Int
nested n = let I# x = if n > 0 then n else error "nested" in 4

lazyPair :: Int -> Int
lazyPair n = let (# a, b #) = if n > 0 then (# 1, 2 #) else error "pair" in 5

strictPair :: Int -> Int
strictPair n = let (# a, b #) = if n > 0 then (# 1#, 2 #) else error "strict pair" in 6

inWhere :: Int -> Int
inWhere n
  | n > 100 = 7
  | otherwise = I# y
  where y = case n of I# k -> if n > 50 then error "where" else k

alternative :: Int -> Int
alternative n = case (if n > 0 then 1# else error "case") of _ -> 8

field :: Field -> Int
field (Field _ n) = n

lazyField :: (# Int, Int# #) -> Int
lazyField (# _, x #) = I# x

total :: Int -> Int
total (I# n) = I# (go n 0#)
  where
    go 0# acc = acc
    go k acc = go (k -# 1#) (acc +# k)

attempt :: Int -> IO ()
attempt x = do
  r <- try (evaluate x)
  case r of
    Left (ErrorCall e) -> putStrLn ("error " ++ e)
    Right v -> print v

main :: IO ()
main = do
  attempt (ignore (error "argument"))
  attempt (alias (error "lambda"))
  mapM_ (attempt . bound) [1, 0]
  mapM_ (attempt . nested) [1, 0]
  mapM_ (attempt . lazyPair) [1, 0]
  mapM_ (attempt . strictPair) [1, 0]
  mapM_ (attempt . inWhere) [1, 60, 200]
  mapM_ (attempt . alternative) [1, 0]
  attempt (field (Field 1# 2))
  attempt (field (Field (error "field") 2))
  attempt (case Field (error "unused") 2 of f -> 9)
  attempt (lazyField (# error "never", 3# #))
  attempt (total 100000)
  attempt (case (# error "first", 10 #) of (# _, b #) -> b)

-- expect: error argument
-- expect: error lambda
-- expect: 3
-- expect: error bound
-- expect: 4
-- expect: error nested
-- expect: 5
-- expect: 5
-- expect: 6
-- expect: error strict pair
-- expect: 1
-- expect: error where
-- expect: error where
-- expect: 8
-- expect: error case
-- expect: 2
-- expect: error field
-- expect: 9
-- expect: 3
-- expect: 5000050000
-- expect: 10
