{-# LANGUAGE QuantifiedConstraints, RankNTypes #-}
module Main where

both :: (forall x. Show x => Show (f x)) => f Int -> g Int -> String
both i j = show i ++ show j

main :: IO ()
main = putStrLn ""

-- error: 5:22: Could not deduce (Show (g Int))
