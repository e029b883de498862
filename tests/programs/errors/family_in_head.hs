{-# LANGUAGE TypeFamilies, FlexibleInstances #-}
module Main where

type family F a
type instance F Int = Bool

class C a where
  c :: a -> Int

instance C (F Int) where
  c _ = 1

main :: IO ()
main = return ()

-- error: 10:10: Illegal type synonym family application 'F Int' in instance: C (F Int)
