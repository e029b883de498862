{-# LANGUAGE QuantifiedConstraints, RankNTypes, StandaloneDeriving, UndecidableInstances, DefaultSignatures #-}
{-# LANGUAGE ConstrainedClassMethods #-}
module Main where

data Layer f a = Leaf a | Layer (f (Layer f a))

deriving instance (Show a, forall x. Show x => Show (f x)) => Show (Layer f a)
deriving instance (Eq a, forall x. Eq x => Eq (f x)) => Eq (Layer f a)

class Describe f where
  describe :: (forall x. Show x => Show (f x)) => f Int -> String
  describe x = "it is " ++ show x
  other :: f a -> String
  default other :: (forall x. Show (f x)) => f a -> String
  other x = "other " ++ show x

newtype K a = K Int deriving Show

instance Describe Maybe where
  other _ = "a Maybe"
instance Describe K
instance Describe [] where
  describe xs = show (map show xs) ++ show (fmap Just xs)
  other xs = show (length xs)

main :: IO ()
main = do
  print (Layer [Leaf 1, Layer [Leaf 2]])
  print (Layer (Just (Leaf 'a')) == Layer (Just (Leaf 'a')))
  putStrLn (describe (Just 1) ++ "; " ++ other (Just 'x'))
  putStrLn (describe (K 2) ++ "; " ++ other (K 3))
  putStrLn (describe [4, 5] ++ "; " ++ other "abc")

-- expect: Layer [Leaf 1,Layer [Leaf 2]]
-- expect: True
-- expect: it is Just 1; a Maybe
-- expect: it is K 2; other K 3
-- expect: ["4","5"][Just 4,Just 5]; 3
