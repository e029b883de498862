{-# LANGUAGE BangPatterns #-}
-- What is evaluated, and what is not.
module Main where

import Control.Exception (SomeException, evaluate, try)

pair :: Int -> (Int, Int)
pair n = (n + 1, error "never asked for")

first :: (a, b) -> a
first (a, _) = a

constant :: Int
constant = 5 * 5

unused :: Int
unused = 3 + 4

lazy :: Int -> Int
lazy x = let y = x * 2
             z = undefined y
             (p, q) = (y, z)
         in p

strict :: Int -> Int -> Int
strict !a b = let !c = a + 1 in c

twice :: (a -> a) -> a -> a
twice f = f . f

apply :: Int -> Int
apply x = twice (+ 1) $ negate $ x

fallen :: Maybe Int -> Int
fallen m | Just n <- m, n > 10 = n
         | Just n <- m
         , let k = n * 2
         , even k = k
fallen (Just 7) = 7
fallen _ = 0

partial :: Int -> Int
partial 1 = 2

main :: IO ()
main = do
  print (first (pair constant))
  print (lazy 4)
  print (strict 1 undefined)
  print (apply 3)
  print (fallen (Just 3), fallen Nothing)
  r <- try (evaluate (partial 2)) :: IO (Either SomeException Int)
  putStrLn (either (const "failed") show r)
  let never = print "not run"
  if constant > 3 then return () else never
