-- What hooks do counts for properties, too: before, around and after each test, and what they hand on.
-- expect: before_ / is a property | 29 | ok
-- expect: before_ / starts anew | 31 | ok
-- expect: before_ / is a function | 34 | falsified | n = 5
-- expect: around / hands on | 37 | ok
-- expect: around / is too small | 38 | falsified | n = 2
-- expect: around / is closed | 39 | ok
-- expect: around_ / is seven | 42 | ok
-- expect: beforeAll / adds | 45 | ok
-- expect: beforeAll / sees nothing else | 46 | ok
-- expect: beforeAll_ / is before all | 49 | ok
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

-- as it is used, after the hook
prop_isNotCounted :: Int -> Property
prop_isNotCounted n = ioProperty (fmap (/= n) (readIORef counter))
