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

bad :: Some c -> Bool
bad (Some x) = x == x

main :: IO ()
main = print (bad (Some 'x' :: Some Eq))

-- error: 18:18: Could not deduce (Eq a)
