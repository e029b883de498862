{-# LANGUAGE TemplateHaskell, DeriveLift, StandaloneDeriving, DerivingStrategies, DeriveAnyClass, GeneralizedNewtypeDeriving #-}
-- Instances of Lift that nobody runs.
module Main where

import Language.Haskell.TH
import Language.Haskell.TH.Syntax (Lift(..))

data Shape = Circle Int | Square Int deriving (Eq, Show, Lift)

data Tree a = Leaf | Node (Tree a) a (Tree a) deriving stock (Show, Lift)

newtype Id a = Id a

deriving instance Lift a => Lift (Id a)

newtype Age = Age Int deriving newtype Show deriving stock Lift

keep :: Lift a => a -> (a, Q Exp)
keep x = (x, [| const x |])

main :: IO ()
main = do
  print (fst (keep (Circle 3)))
  print (fst (keep (Node Leaf 'x' Leaf)))
  print (fst (keep (Age 4)))
  case fst (keep (Id 'c')) of Id c -> print c

-- expect: Circle 3
-- expect: Node Leaf 'x' Leaf
-- expect: 4
-- expect: 'c'
