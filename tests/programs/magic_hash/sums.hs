{-# LANGUAGE UnboxedSums, UnboxedTuples, MagicHash, LambdaCase #-}
-- Unboxed sums: in types, patterns and expressions, of unboxed types and of tuples.
module Main where

import GHC.Exts

type Answer = (# Int# | (# #) | String #)

describe :: Answer -> String
describe (# n | | #) = "number " ++ show (I# n)
describe (# | (# #) | #) = "nothing"
describe (# | | s #) = "text " ++ s

answer :: Int -> Answer
answer 0 = (# | (# #) | #)
answer (I# n)
  | isTrue# (n ># 9#) = (# | | "large" #)
  | otherwise = (# n *# 2# | | #)

divide :: Int -> Int -> (# Int | (# Int, Int #) #)
divide a b = case a `divMod` b of
  (q, 0) -> (# q | #)
  (q, r) -> (# | (# q, r #) #)

shown :: (# Int | (# Int, Int #) #) -> String
shown = \case
  (# q | #) -> show q
  (# | (# q, r #) #) -> show q ++ " and " ++ show r

-- A field is a sum, too.
data Box = Box (# Char | Bool #) Int

open :: Box -> (Either Char Bool, Int)
open (Box s n) = (both s, n)
  where
    both :: (# a | b #) -> Either a b
    both (# a | #) = Left a
    both (# | b #) = Right b

-- Sums in sums, five alternatives, lazy components.
nested :: (# (# Int | Bool #) | () #) -> Int
nested (# (# n | #) | #) = n
nested (# (# | b #) | #) = fromEnum b
nested (# | () #) = -1

third :: (# Int | Int | Int | Int | Int #) -> Bool
third (# | | _ | | #) = True
third _ = False

lazy' :: (# Int | Int #) -> String
lazy' (# _ | #) = "left"
lazy' (# | _ #) = "right"

main :: IO ()
main = do
  mapM_ (\n -> putStrLn (describe (answer n))) [0, 4, 10]
  putStrLn (shown (divide 12 4) ++ "; " ++ shown (divide 13 4))
  print (open (Box (# 'x' | #) 1), open (Box (# | True #) 2))
  print (nested (# (# 7 | #) | #), nested (# (# | True #) | #), nested (# | () #))
  print (third (# | | 3 | | #), third (# | 3 | | | #))
  putStrLn (lazy' (# undefined | #) ++ lazy' (# | undefined #))
  let s = answer 3
  putStrLn (case s of { (# n | | #) -> show (I# n); _ -> "other" })

-- expect: nothing
-- expect: number 8
-- expect: text large
-- expect: 3; 3 and 1
-- expect: ((Left 'x',1),(Right True,2))
-- expect: (7,1,-1)
-- expect: (True,False)
-- expect: leftright
-- expect: 6
