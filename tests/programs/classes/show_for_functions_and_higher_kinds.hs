{-# LANGUAGE UndecidableInstances #-}
instance Show (a -> b) where
  show _ = "<function>"

newtype Fix f = Fix (f (Fix f))
instance Show (f (Fix f)) => Show (Fix f) where
  showsPrec d (Fix f) = showParen (d > 10) (showString "Fix " . showsPrec 11 f)

data ExprF r = Lit Int | Add r r deriving Show
instance Functor ExprF where
  fmap _ (Lit n) = Lit n
  fmap f (Add a b) = Add (f a) (f b)

main :: IO ()
main = do
  print (+ (1 :: Int))
  print [Just not, Nothing]
  print (Fix (Add (Fix (Lit 1)) (Fix (Lit (-2)))))

-- expect: <function>
-- expect: [Just <function>,Nothing]
-- expect: Fix (Add (Fix (Lit 1)) (Fix (Lit (-2))))
