{-# LANGUAGE RankNTypes #-}
-- | Properties of actions.
module Test.QuickCheck.Monadic
  ( PropertyM(..), run, assert, assertWith, pre, wp, pick, forAllM, monitor, stop
  , monadic, monadic', monadicIO, monadicST, runSTGen
  , assertException, assertExceptionIO, assertDeepException, assertDeepExceptionIO
  ) where

import Control.DeepSeq (NFData(..))
import Control.Exception (Exception, evaluate, try)
import Control.Monad.IO.Class (MonadIO(..))
import Control.Monad.ST (ST, runST)
import Control.Monad.Trans.Class (MonadTrans(..))
import Test.QuickCheck.Gen
import Test.QuickCheck.Property

-- | Tests with actions of a monad in between.
newtype PropertyM m a = MkPropertyM { unPropertyM :: (a -> Gen (m Property)) -> Gen (m Property) }

instance Functor (PropertyM m) where
  fmap f (MkPropertyM m) = MkPropertyM (\k -> m (k . f))

instance Applicative (PropertyM m) where
  pure x = MkPropertyM (\k -> k x)
  MkPropertyM f <*> MkPropertyM m = MkPropertyM (\k -> f (\g -> m (k . g)))

instance Monad (PropertyM m) where
  return = pure
  MkPropertyM m >>= f = MkPropertyM (\k -> m (\x -> unPropertyM (f x) k))

instance Monad m => MonadFail (PropertyM m) where
  fail msg = stop (failed { reason = msg })

instance MonadTrans PropertyM where
  lift = run

instance MonadIO m => MonadIO (PropertyM m) where
  liftIO m = run (liftIO m)

-- | Ends the test with a property.
stop :: (Testable prop, Monad m) => prop -> PropertyM m a
stop p = MkPropertyM (\_ -> return (return (property p)))

-- | The test fails unless this holds.
assert :: Monad m => Bool -> PropertyM m ()
assert True = return ()
assert False = fail "Assertion failed"

-- | The test fails unless this holds; the text is shown when it does.
assertWith :: Monad m => Bool -> String -> PropertyM m ()
assertWith b msg = do
  monitor (counterexample ((if b then "Passed: " else "Failed: ") ++ msg))
  assert b

-- | The test counts only if this holds.
pre :: Monad m => Bool -> PropertyM m ()
pre True = return ()
pre False = stop rejected

-- | Runs an action of the monad.
run :: Monad m => m a -> PropertyM m a
run m = MkPropertyM (\k -> fmap (m >>=) (inside k))
  where
    -- the rest of the test for every result, under the same choices
    inside k = MkGen (\c n x -> unGen (k x) c n)

-- | Generates a value.
pick :: (Monad m, Show a) => Gen a -> PropertyM m a
pick gen = MkPropertyM (\k -> do
  x <- gen
  m <- k x
  return (m >>= \p -> return (counterexample (show x) p)))

-- | Runs an action, then the tests of its result.
wp :: Monad m => m a -> (a -> PropertyM m b) -> PropertyM m b
wp m k = run m >>= k

-- | Generates a value, then runs its tests.
forAllM :: (Monad m, Show a) => Gen a -> (a -> PropertyM m b) -> PropertyM m b
forAllM gen k = pick gen >>= k

-- | Changes the property of the rest: labels, texts.
monitor :: Monad m => (Property -> Property) -> PropertyM m ()
monitor f = MkPropertyM (\k -> fmap (\m -> m >>= \p -> return (f p)) (k ()))

-- | The property, given how to run the monad.
monadic :: (Testable a, Monad m) => (m Property -> Property) -> PropertyM m a -> Property
monadic runner m = property (fmap runner (monadic' m))

-- | The generator of actions inside a monadic property.
monadic' :: (Testable a, Monad m) => PropertyM m a -> Gen (m Property)
monadic' (MkPropertyM m) = m (\p -> return (return (property p)))

-- | The property of actions in IO.
monadicIO :: Testable a => PropertyM IO a -> Property
monadicIO = monadic ioProperty

-- | The property of actions in ST.
monadicST :: Testable a => (forall s. PropertyM (ST s) a) -> Property
monadicST m = property (runSTGen (monadic' m))

-- | Runs generated actions in ST.
runSTGen :: (forall s. Gen (ST s a)) -> Gen a
runSTGen g = MkGen (\c n -> runST (unGen g c n))

-- | A value whose evaluation throws what a predicate accepts.
assertException :: Exception e => (e -> Bool) -> a -> Property
assertException accepts x = assertExceptionIO accepts (return x)

-- | An action that throws what a predicate accepts, or whose result does when it is evaluated.
assertExceptionIO :: Exception e => (e -> Bool) -> IO a -> Property
assertExceptionIO accepts m = monadicIO (do
  r <- run (try (m >>= evaluate))
  assert (either accepts (const False) r))

-- | A value that throws what a predicate accepts when all of it is evaluated.
assertDeepException :: (NFData a, Exception e) => (e -> Bool) -> a -> Property
assertDeepException accepts x = assertException accepts (rnf x)

-- | An action that throws what a predicate accepts, or whose result does when all of it is evaluated.
assertDeepExceptionIO :: (NFData a, Exception e) => (e -> Bool) -> IO a -> Property
assertDeepExceptionIO accepts m = assertExceptionIO accepts (fmap rnf m)
