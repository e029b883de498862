-- was: (guards what works) arithmetic on types by functional dependencies that improve through instance contexts
-- $ needle run fundep_peano.hs
-- > (4,6,8,4)
-- > 1
-- > (8,8)
-- > 6
{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, UndecidableInstances, FlexibleContexts, ScopedTypeVariables #-}
data Z
data S n
class Nat n where nat :: n -> Int
instance Nat Z where nat _ = 0
instance Nat n => Nat (S n) where nat (_ :: S n) = 1 + nat (undefined :: n)
class Add a b c | a b -> c, a c -> b
instance Add Z b b
instance Add a b c => Add (S a) b (S c)
class Mul a b c | a b -> c
instance Mul Z b Z
instance (Mul a b c, Add c b d) => Mul (S a) b d
mul :: Mul a b c => a -> b -> c
mul _ _ = undefined
f :: (Mul a b c, Nat c) => a -> b -> Int
f a b = nat (mul a b)
g :: forall a b c d. (Mul a b c, Add c a d, Nat d) => a -> b -> Int
g a b = nat (undefined :: d)
h :: (Mul a a b, Mul b a c, Nat c) => a -> Int
h a = nat (mul (mul a a) a)
class Tst a b c where tst :: a -> b -> c -> Int
instance (Mul a b d, Nat d) => Tst a b c where tst a b _ = nat (mul a b)
sub :: Add a b c => c -> a -> b
sub _ _ = undefined
type Two = S (S Z)
two = undefined :: Two
cube x = mul x (mul x x)
sumsq x y = nat (mul x x) + nat (mul y y)
main = do
  print (f two two, g two two, h two, tst two two 'x')
  print (nat (sub (undefined :: S (S (S Z))) two))
  print (nat (cube two), sumsq two two)
  print (nat (mul (undefined :: S (S (S Z))) (undefined :: S (S Z))))
