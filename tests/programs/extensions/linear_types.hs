{-# LANGUAGE LinearTypes, GADTs, KindSignatures #-}
-- Multiplicities are read, and not checked.
data Pair a b where
  Pair :: a %1 -> b %1 -> Pair a b

data Ur a where
  Ur :: a -> Ur a

swap :: Pair a b %1 -> Pair b a
swap (Pair a b) = Pair b a

apply :: forall m a b. (a %m -> b) %1 -> a %m -> b
apply f a = f a

twice :: Ur Int %1 -> Int
twice (Ur n) = n + n

main :: IO ()
main = do
  case swap (Pair 'x' True) of Pair a b -> print (a, b)
  print (twice (Ur 4), apply (+ 1) (2 :: Int), 7 `mod` 4 :: Int)

-- expect: (True,'x')
-- expect: (8,3,3)
