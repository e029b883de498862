{-# LANGUAGE FlexibleInstances, MultiParamTypeClasses #-}
-- The peer in plain enumeration: SmallCheck's series of the same types, by depth; counts what it is told to list.
module Main where

import System.Environment (getArgs)
import Test.SmallCheck.Series

data Nat = Zero | Suc Nat deriving Show
data Term = App Term Term | Lam Term | Var Nat deriving Show
instance Monad m => Serial m Nat where series = cons0 Zero \/ cons1 Suc
instance Monad m => Serial m Term where series = cons2 App \/ cons1 Lam \/ cons1 Var

main :: IO ()
main = do
  [what, depth, most] <- getArgs
  let shown :: Show a => [a] -> IO ()
      shown = mapM_ print . take (read most)
  case what of
    "[Bool]" -> shown (listSeries (read depth) :: [[Bool]])
    _ -> shown (listSeries (read depth) :: [Term])
