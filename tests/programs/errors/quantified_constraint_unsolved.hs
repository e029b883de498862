{-# LANGUAGE QuantifiedConstraints, RankNTypes #-}
module Main where

newtype Pair a = Pair (a, a)

instance (Show a, Ord a) => Show (Pair a) where
  show (Pair p) = show p

both :: (forall x. Show x => Show (f x)) => f Int -> f Bool -> String
both i b = show i ++ " " ++ show b

main :: IO ()
main = putStrLn (both (Pair (1, 2)) (Pair (True, False)))

-- error: 13:18: Could not deduce (Ord x)
