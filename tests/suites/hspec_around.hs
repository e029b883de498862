-- What hooks do counts for properties, too: before, around and after each test, and what they hand on.
-- expect: before_ / is a property | 32 | ok
-- expect: before_ / starts anew | 34 | ok
-- expect: before_ / is a function | 37 | falsified | n = 5
-- expect: around / hands on | 40 | ok
-- expect: around / is too small | 41 | falsified | n = 2
-- expect: around / is closed | 42 | ok
-- expect: around_ / is seven | 45 | ok
-- expect: beforeAll / adds | 48 | ok
-- expect: beforeAll / sees nothing else | 49 | ok
-- expect: beforeAll_ / is before all | 52 | ok
-- expect: what fails / says what for | 55 | falsified | x = -1
-- expect: what fails / says that it is the hook | 56 | falsified | no setup
-- expect: what fails / is not run | 57 | falsified | the hook did not run the example
module Main (main) where

import Control.Exception (bracket)
import Data.IORef
import System.IO.Unsafe (unsafePerformIO)
import Test.Hspec
import Test.QuickCheck
import Test.QuickCheck.Monadic (monadicIO, pick, run)
import qualified Test.QuickCheck.Monadic as M

counter :: IORef Int
counter = unsafePerformIO (newIORef 0)
{-# NOINLINE counter #-}

main :: IO ()
main = hspec $ do
  describe "before_" $ before_ (writeIORef counter 5) $ do
    it "is a property" $ property $ \n -> ioProperty ((\v -> v + n === n + 5) <$> readIORef counter)
    -- a test that goes before it leaves nothing behind
    it "starts anew" $ property $ \b -> monadicIO $ do
      v <- run (readIORef counter <* modifyIORef counter (+ 1))
      M.assert (v == 5 && (b || not b))
    it "is a function" $ property prop_isNotCounted

  describe "around" $ around (bracket (newIORef (1 :: Int)) (\r -> writeIORef r 0)) $ do
    it "hands on" $ \r -> property $ \n -> ioProperty ((\v -> v == 1 && n == (n :: Int)) <$> readIORef r)
    it "is too small" $ \r -> property $ \n -> ioProperty ((\v -> v + n /= 3) <$> readIORef r)
    it "is closed" $ \r -> monadicIO $ pick arbitrary >>= \n -> run (readIORef r) >>= \v -> M.assert (v > 0 || n == (n :: Int) && False)

  describe "around_" $ around_ (\act -> writeIORef counter 7 >> act) $
    it "is seven" $ property $ \b -> ioProperty ((\v -> v == 7 || b && False) <$> readIORef counter)

  describe "beforeAll" $ beforeAll (newIORef (0 :: Int)) $ do
    it "adds" $ \r -> (modifyIORef r (+ 1) >> readIORef r) `shouldReturn` 1
    it "sees nothing else" $ \r -> readIORef r `shouldReturn` 0

  describe "beforeAll_" $ beforeAll_ (writeIORef counter 42) $
    it "is before all" $ readIORef counter `shouldReturn` 42

  describe "what fails" $ do
    before_ (writeIORef counter 0) $ it "says what for" $ property $ \x -> (writeIORef counter x >> readIORef counter) `shouldReturn` abs x
    around_ (\_ -> ioError (userError "no setup")) $ it "says that it is the hook" $ property $ \b -> b || not b
    around (\_ -> return ()) $ it "is not run" $ \k -> property $ \n -> n + k /= (4 :: Int)

-- as it is used, after the hook
prop_isNotCounted :: Int -> Property
prop_isNotCounted n = ioProperty (fmap (/= n) (readIORef counter))
