{-# LANGUAGE DefaultSignatures, DeriveAnyClass, DerivingStrategies #-}
-- A default signature may repeat the method's own constraint; deriving an instance by it finds the context.
module Main where

class Gen g where
  next :: g -> (Int, g)

instance Gen Int where
  next n = (n, n + 1)

class Unit a where
  unit :: Int -> a

instance Unit Bool where
  unit = even

instance Unit Int where
  unit = id

class Random a where
  random :: Gen g => g -> (a, g)
  default random :: (Gen g, Unit a) => g -> (a, g)
  random g = let (n, h) = next g in (unit n, h)

instance Random Bool
instance Random Int where
  random g = next g

class Describe a where
  describe :: a -> String
  default describe :: Show a => a -> String
  describe x = "<" ++ show x ++ ">"

data Pair a b = Pair a b
  deriving stock Show
  deriving anyclass Describe

main :: IO ()
main = do
  print (fst (random (3 :: Int)) :: Bool)
  print (random (4 :: Int) :: (Int, Int))
  putStrLn (describe (Pair 'x' [True]))

-- expect: False
-- expect: (4,5)
-- expect: <Pair 'x' [True]>
