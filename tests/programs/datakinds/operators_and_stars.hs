{-# LANGUAGE DataKinds, TypeFamilies, TypeOperators, KindSignatures, UndecidableInstances #-}
import Data.Proxy
import GHC.TypeLits

-- The kind of types beside the product of numbers, which goes by the same name.
newtype Box (f :: * -> *) (n :: Nat) = Box (f Integer)

times :: (KnownNat m, KnownNat n) => Box f m -> Proxy n -> Proxy (m GHC.TypeLits.* n)
times _ _ = Proxy

data Text = Plain Nat | Text :+: Text
infixr 5 :+:

type family Size (t :: Text) :: Nat where
  Size ('Plain n) = n
  Size (a ' :+: b) = Size a + Size b

type Twice = Either Int :: * -> *

main :: IO ()
main = do
  print (natVal (times (Box [1] :: Box [] 6) (Proxy :: Proxy 7)))
  print (natVal (Proxy :: Proxy (Size ('Plain 3 ' :+: 'Plain 4))))
  print (Right 'x' :: Twice Char)

-- expect: 42
-- expect: 7
-- expect: Right 'x'
