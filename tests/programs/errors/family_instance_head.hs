{-# LANGUAGE TypeFamilies #-}
module Main where

class C a where
  type T a
  c :: a -> T a

instance C Int where
  type T Bool = Char
  c _ = 'c'

main :: IO ()
main = return ()

-- error: 9:3: Type indexes must match class instance head Expected: T Int Actual: T Bool
