{-# LANGUAGE TypeFamilies, FlexibleContexts, MultiParamTypeClasses, FlexibleInstances #-}
-- An equality as a superclass, and a constraint on an associated type.
module Main where

class (Show (Out a), Num (Out a)) => Measure a where
  type Out a :: *
  measure :: a -> Out a

instance Measure [b] where
  type Out [b] = Int
  measure = length

instance Measure Bool where
  type Out Bool = Double
  measure b = if b then 1.5 else 0

report :: Measure a => a -> String
report x = show (measure x + 1)

class (Item c ~ e) => Holds c e where
  type Item c
  first :: c -> e

instance Holds [a] a where
  type Item [a] = a
  first = head

firstTwice :: Holds c e => c -> (Item c, e)
firstTwice c = (first c, first c)

main :: IO ()
main = do
  putStrLn (report "abc")
  putStrLn (report True)
  print (firstTwice "xy")

-- expect: 4
-- expect: 2.5
-- expect: ('x','x')
