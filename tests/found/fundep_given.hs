-- was: a wanted constraint was taken apart by an instance although a given one would have been it: refused as ambiguous
-- $ needle run fundep_given.hs
-- > 6 6 10 2
{-# LANGUAGE FunctionalDependencies, FlexibleInstances, UndecidableInstances, ScopedTypeVariables, FlexibleContexts #-}
module Main where
data Z = Z
data S n = S n
class Nat n where toInt :: n -> Int
instance Nat Z where toInt _ = 0
instance Nat n => Nat (S n) where toInt _ = 1 + toInt (undefined :: n)
class Add a b c | a b -> c where add :: a -> b -> c
instance Add Z b b where add _ b = b
instance Add a b c => Add (S a) b (S c) where add (S a) b = S (add a b)
class Mul a b c | a b -> c where mul :: a -> b -> c
instance Mul Z b Z where mul _ _ = Z
instance (Mul a b c, Add b c d) => Mul (S a) b d where mul (S a) b = add b (mul a b)
class Fact n r | n -> r where fact :: n -> r
instance Fact Z (S Z) where fact _ = S Z
instance (Fact n k, Mul (S n) k r) => Fact (S n) r where fact (S n) = mul (S n) (fact n)
two = S (S Z)
three = S two
u :: a
u = undefined
main = do
  print (toInt (mul two three))
  print (toInt (fact three))
  print (toInt (add (mul two two) (mul three two)))
  print (toInt (mul (u :: S (S Z)) (u :: S Z)) )
