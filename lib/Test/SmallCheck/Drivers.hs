{-# LANGUAGE FlexibleContexts #-}
-- | Running properties up to a depth.
module Test.SmallCheck.Drivers
  ( smallCheck, smallCheckM, smallCheckWithHook, smallCheckPlaced, refutedTo
  , test, ppFailure, Testable, PropertyFailure(..), PropertySuccess(..), Argument, Reason, TestQuality(..)
  ) where

import Data.IORef
import Needle.Suite (Body(..), Place, Refuted(..), Suite(..), handOver)
import Test.SmallCheck.Property
import Test.SmallCheck.SeriesMonad (Depth)

{-# NEWER refutedTo #-}

-- | Tests a property for all arguments up to a depth and prints the outcome.
smallCheck :: Testable IO a => Depth -> a -> IO ()
smallCheck = smallCheckPlaced ""

-- | A failure at a depth, as texts: the arguments, and what else there is to say of it; the one that is told is that of the least depth, if there is one. What fails at a lesser
-- depth alone does not count: there may be too few values for `exists`.
refutedTo :: Testable IO a => Depth -> a -> IO (Maybe Refuted)
refutedTo d p = smallCheckM d p >>= maybe (return Nothing) (\r -> fmap Just (least r 0))
  where
    least r k
      | k >= d = return (Refuted (texts r) (ppFailure r ++ "\n"))
      | otherwise = smallCheckM k p >>= maybe (least r (k + 1)) (\f -> return (Refuted (texts f) (ppFailure f ++ "\n")))
    texts r = case r of
      CounterExample arguments inside -> arguments ++ texts inside
      PropertyFalse Nothing -> []
      _ -> lines (ppFailure r)

-- the same as smallCheck, called at a place (Needle.Suite)
smallCheckPlaced :: Testable IO a => Place -> Depth -> a -> IO ()
smallCheckPlaced place d p = handOver () [Test "" place (Examined (refutedTo d p))] (do
  good <- newIORef 0
  bad <- newIORef 0
  let count quality = modifyIORef' (if quality == GoodTest then good else bad) (+ (1 :: Int))
  outcome <- smallCheckWithHook d count p
  g <- readIORef good
  b <- readIORef bad
  case outcome of
    Nothing -> do
      putStrLn ("Completed " ++ show (g + b) ++ " tests without failure.")
      if b > 0 then putStrLn ("But " ++ show b ++ " did not meet ==> condition.") else return ()
    Just r -> do
      putStrLn ("Failed test no. " ++ show (g + b) ++ ".")
      putStrLn (ppFailure r))

-- | The first failure up to a depth.
smallCheckM :: Testable m a => Depth -> a -> m (Maybe PropertyFailure)
smallCheckM d = smallCheckWithHook d (const (return ()))

-- | The first failure up to a depth; the action is told of each test.
smallCheckWithHook :: Testable m a => Depth -> (TestQuality -> m ()) -> a -> m (Maybe PropertyFailure)
smallCheckWithHook = runProperty
