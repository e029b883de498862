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

texts :: All Show ts => HList ts -> [String]
texts HNil = []
texts (HCons x xs) = show x : texts xs

main :: IO ()
main = print (texts (HCons True (HCons not HNil)))

-- error: 22:15: No instance for (Show (Bool -> Bool))
