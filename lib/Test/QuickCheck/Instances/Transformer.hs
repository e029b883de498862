-- | Transformers and functors of functors.
module Test.QuickCheck.Instances.Transformer () where

import Control.Monad.Trans.Maybe (MaybeT(..))
import Data.Functor.Product (Product(..))
import Data.Functor.Sum (Sum(..))
import Test.QuickCheck

instance (Arbitrary1 m) => Arbitrary1 (MaybeT m) where
  liftArbitrary g = fmap MaybeT (liftArbitrary (liftArbitrary g))
  liftShrink s (MaybeT m) = map MaybeT (liftShrink (liftShrink s) m)

instance (Arbitrary1 m, Arbitrary a) => Arbitrary (MaybeT m a) where
  arbitrary = arbitrary1
  shrink = shrink1

instance (Arbitrary1 f, Arbitrary1 g, Arbitrary a) => Arbitrary (Product f g a) where
  arbitrary = Pair <$> arbitrary1 <*> arbitrary1
  shrink (Pair a b) = [Pair a' b | a' <- shrink1 a] ++ [Pair a b' | b' <- shrink1 b]

instance (Arbitrary1 f, Arbitrary1 g, Arbitrary a) => Arbitrary (Sum f g a) where
  arbitrary = oneof [fmap InL arbitrary1, fmap InR arbitrary1]
  shrink s = case s of
    InL a -> map InL (shrink1 a)
    InR b -> map InR (shrink1 b)
