{-# LANGUAGE ScopedTypeVariables #-}
-- Exceptions in stacks of transformers: what is caught, in which order brackets clean up, which state is kept.
module Main where

import Control.Exception (ArithException(..), ErrorCall(..))
import Control.Monad.Catch
import Control.Monad.IO.Class
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Except
import Control.Monad.Trans.Maybe
import Control.Monad.Trans.Reader
import Control.Monad.Trans.State.Strict
import Control.Monad.Trans.Writer.Strict

say :: MonadIO m => String -> m ()
say = liftIO . putStrLn

half :: MonadThrow m => Int -> m Int
half n
  | even n = return (n `div` 2)
  | otherwise = throwM Overflow

main :: IO ()
main = do
  print (half 4 :: Maybe Int, half 3 :: Maybe Int, half 3 :: [Int])
  print (either show show (half 3 :: Either SomeException Int))
  r <- try (half 5)
  print (r :: Either ArithException Int)
  s <- runStateT (do { put 1; (put 2 >> half 7) `catch` \(e :: ArithException) -> say (show e) >> return 9 }) (0 :: Int)
  print s
  t <- runStateT (bracket (put 1 >> return 'r') (\_ -> modify (* 10) >> say "released") (\_ -> modify (+ 4) >> return 'u')) (0 :: Int)
  print t
  u <- runExceptT (bracket (return 1) (\_ -> say "released too") (\_ -> throwE "left")) :: IO (Either String ())
  print u
  v <- runMaybeT (generalBracket (return 2) (\_ e -> say (case e of { ExitCaseSuccess x -> show (x :: Int); ExitCaseException _ -> "exception"; ExitCaseAbort -> "abort" })) (\_ -> MaybeT (return Nothing)))
  print v
  w <- runWriterT ((tell ["a"] >> lift (half 1)) `catchAll` \e -> tell ["b", show e] >> return 0)
  print w
  x <- runReaderT ((ask >>= half) `finally` (ask >>= say . show)) 8
  print x
  y <- try (runReaderT ((ask >>= half) `onException` say "on the way") 7)
  print (either (\e -> show (e :: SomeException)) show y)
  z <- throwM (ErrorCall "boo") `catches` [Handler (\e -> return (show (e :: ArithException))), Handler (\e -> return ("error " ++ show (e :: ErrorCall)))]
  putStrLn z
  catchIf (== DivideByZero) (throwM Overflow) (\_ -> say "no") `catch` \(e :: ArithException) -> say (show e)
  a <- tryJust (\e -> if e == Overflow then Just "over" else Nothing) (half 3)
  print a
  mask $ \restore -> restore (say "restored")
  bracketOnError (return ()) (\_ -> say "not seen") (\_ -> say "fine")
