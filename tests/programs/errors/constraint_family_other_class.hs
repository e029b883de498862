{-# LANGUAGE ConstraintKinds, DataKinds, GADTs, PolyKinds, TypeFamilies, UndecidableInstances #-}
module Main where

import Data.Kind

data Some (c :: Type -> Constraint) where
  Some :: c a => a -> Some c

type family All (c :: k -> Constraint) (ts :: [k]) :: Constraint where
  All c '[] = ()
  All c (t ': ts) = (c t, All c ts)

data HList (ts :: [Type]) where
  HNil :: HList '[]
  HCons :: t -> HList ts -> HList (t ': ts)

bad :: All Show ts => HList ts -> String
bad HNil = ""
bad (HCons x xs) = if x == x then show x else bad xs

main :: IO ()
main = putStrLn (bad HNil)

-- error: 19:25: Could not deduce (Eq t)
