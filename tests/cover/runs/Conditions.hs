{-# LANGUAGE LambdaCase, MultiWayIf, ViewPatterns, TupleSections #-}
-- Conditions that were always true, always false, both, or never looked at.
module Main where

classify :: Int -> String
classify n
  | n < 0 = "negative"
  | n == 0 = "zero"
  | even n, n > 100 = "large"
  | otherwise = if n > 5 then "some" else "few"

never :: Int -> Int
never n = if n > 0 then if even n then 1 else 2 else 3

pick :: Int -> Char
pick n = if | n > 10 -> 'a'
            | n > 5, odd n -> 'b'
            | True -> 'c'

squares :: [Int] -> [Int]
squares xs = [y | x <- xs, x > 0, let y = x * x, y < 50, odd y || even y]

kind :: Maybe Int -> String
kind = \case
  Just (even -> True) -> "even"
  Just _ -> "odd"
  Nothing -> "none"

signs :: [Int]
signs = map (subtract 1) [-1, negate 2, - (3 * 1)]

loop :: Int -> Int
loop n = go n 0
  where
    go 0 acc = acc
    go k acc
      | k > 1000 = error "too many"
      | otherwise = go (k - 1) (acc + k)

main :: IO ()
main = do
  mapM_ (putStrLn . classify) [0, 3, 9, -2]
  putStrLn [pick 3, pick 7]
  print (squares [1, -2, 3])
  putStrLn (kind (Just 2) ++ kind Nothing)
  print signs
  print $ loop 10
  print (map (, True) "ab")
  case squares [] of
    [] | null signs -> putStrLn "no signs"
       | otherwise -> putStrLn "signs"
    _ -> print (never 1)
