{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, UndecidableInstances #-}
data Z = Z
data S n = S n

class Add a b c | a b -> c where add :: a -> b -> c
instance Add Z b b where add _ b = b
instance Add a b c => Add (S a) b (S c) where add (S a) b = S (add a b)

class Nat n where toInt :: n -> Int
instance Nat Z where toInt _ = 0
instance Nat n => Nat (S n) where toInt (S n) = 1 + toInt n

main :: IO ()
main = do
  let two = S (S Z)
      three = S two
  print (toInt (add two three))
  print (toInt (add three (add two two)))

-- expect: 5
-- expect: 7
