{-# LANGUAGE RankNTypes #-}
-- | Generators inside other monads.
module Test.QuickCheck.Gen.Unsafe (promote, delay, capture, Capture(..)) where

import Test.QuickCheck.Gen

-- | Generators in a monad as a generator of the monad's actions, all under the same choices.
promote :: Monad m => m (Gen a) -> Gen (m a)
promote m = fmap (\run -> m >>= return . run) delay

-- | How to run generators under the choices made here.
delay :: Gen (Gen a -> a)
delay = MkGen (\c n g -> unGen g c n)

-- | The same for generators of all types.
capture :: Gen Capture
capture = MkGen (\c n -> Capture (\g -> unGen g c n))

-- | A way to run generators of all types.
newtype Capture = Capture (forall a. Gen a -> a)
