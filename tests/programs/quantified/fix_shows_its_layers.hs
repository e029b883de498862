{-# LANGUAGE QuantifiedConstraints, RankNTypes, UndecidableInstances #-}
module Main where

newtype Fix f = Fix (f (Fix f))

instance (forall x. Show x => Show (f x)) => Show (Fix f) where
  showsPrec d (Fix x) = showParen (d > 10) (showString "Fix " . showsPrec 11 x)

instance (forall x. Eq x => Eq (f x)) => Eq (Fix f) where
  Fix a == Fix b = a == b

data ListF a r = Nil | Cons a r deriving (Show, Eq)

fromList :: [a] -> Fix (ListF a)
fromList = foldr (\x r -> Fix (Cons x r)) (Fix Nil)

main :: IO ()
main = do
  print (fromList [1, 2 :: Int])
  print (fromList "ab" == fromList "ab", fromList "ab" == fromList "b")
  print (Fix (Just (Fix Nothing)))

-- expect: Fix (Cons 1 (Fix (Cons 2 (Fix Nil))))
-- expect: (True,False)
-- expect: Fix (Just (Fix Nothing))
