{-# LANGUAGE FlexibleInstances #-}
-- | Specifications: named examples in nested groups, and expectations.
module Test.Hspec
  ( Spec, SpecWith, SpecM, Example(..), hspec, describe, context, it, specify, example, focus, fit, fspecify, fdescribe, fcontext
  , xit, xspecify, xdescribe, xcontext, pending, pendingWith, parallel, sequential, runIO
  , before_, after_, beforeAll_, afterAll_, around_
  , module Test.Hspec.Expectations
  ) where

import Control.Exception
import Data.IORef
import System.Exit (exitFailure)
import Test.Hspec.Expectations
import Test.QuickCheck (Property, Args(..), Result(..), isSuccess, quickCheckWithResult, stdArgs)

-- | A group of examples.
newtype SpecM a r = SpecM { runSpec :: IO ([Tree], r) }

data Tree = Group String [Tree] | Item String (IO Outcome)

-- | How an example went.
data Outcome = Fine | Waiting String | Wrong String

-- | Examples without arguments.
type Spec = SpecWith ()

-- | Examples with an argument.
type SpecWith a = SpecM a ()

instance Functor (SpecM a) where
  fmap f (SpecM m) = SpecM (fmap (fmap f) m)

instance Applicative (SpecM a) where
  pure x = SpecM (return ([], x))
  SpecM f <*> SpecM m = SpecM (do
    (ts, g) <- f
    (us, x) <- m
    return (ts ++ us, g x))

instance Monad (SpecM a) where
  SpecM m >>= k = SpecM (do
    (ts, x) <- m
    (us, y) <- runSpec (k x)
    return (ts ++ us, y))

-- thrown by an example that waits to be written
newtype Pending = Pending String

instance Show Pending where
  showsPrec _ (Pending s) = showString s

instance Exception Pending

-- | Things that can be examples.
class Example e where
  evaluateExample :: e -> IO Outcome

instance Example Bool where
  evaluateExample b = caught (if b then return Fine else return (Wrong "False"))

instance Example (IO ()) where
  evaluateExample m = caught (m >> return Fine)

instance Example Property where
  evaluateExample p = do
    r <- quickCheckWithResult stdArgs { chatty = False } p
    return (if isSuccess r then Fine else Wrong (output r))

caught :: IO Outcome -> IO Outcome
caught m = do
  r <- try (m >>= evaluate)
  return (case r of
    Right o -> o
    Left e -> case fromException e of
      Just (Pending s) -> Waiting s
      Nothing -> Wrong (show (e :: SomeException)))

-- | A group with a name.
describe, context, fdescribe, fcontext, xdescribe, xcontext :: String -> SpecWith a -> SpecWith a
describe name (SpecM m) = SpecM (do
  (ts, r) <- m
  return ([Group name ts], r))
context = describe
fcontext = fdescribe
fdescribe = describe
xdescribe name (SpecM m) = SpecM (do
  (ts, r) <- m
  return ([Group name (map waiting ts)], r))
  where
    waiting (Group n ts) = Group n (map waiting ts)
    waiting (Item n _) = Item n (return (Waiting "No reason given"))
xcontext = xdescribe

-- | An example with a name.
it, specify, fit, fspecify, xit, xspecify :: Example e => String -> e -> SpecWith a
it name e = SpecM (return ([Item name (evaluateExample e)], ()))
specify = it
fspecify = fit
fit = it
xit name _ = SpecM (return ([Item name (return (Waiting "No reason given"))], ()))
xspecify = xit

-- | An expectation as it is.
example :: Expectation -> Expectation
example = id

-- | Only these examples; here all are run.
focus :: SpecWith a -> SpecWith a
focus = id

-- | An example that waits to be written.
pending :: Expectation
pending = throwIO (Pending "No reason given")

-- | An example that waits, with a reason.
pendingWith :: String -> Expectation
pendingWith s = throwIO (Pending s)

-- | Runs examples at the same time, or one after the other as they are here.
parallel, sequential :: SpecWith a -> SpecWith a
parallel = id
sequential = id

-- | Runs an action while the specification is built.
runIO :: IO r -> SpecM a r
runIO m = SpecM (fmap ((,) []) m)

-- | Runs an action around every example.
around_ :: (IO () -> IO ()) -> SpecWith a -> SpecWith a
around_ f (SpecM m) = SpecM (do
  (ts, r) <- m
  return (map wrapped ts, r))
  where
    wrapped (Group n ts) = Group n (map wrapped ts)
    wrapped (Item n m') = Item n (do
      ref <- newIORef Fine
      o <- caught (f (m' >>= writeIORef ref) >> readIORef ref)
      return o)

-- | Runs an action before, or after, every example.
before_, after_, beforeAll_, afterAll_ :: IO () -> SpecWith a -> SpecWith a
before_ m = around_ (m >>)
after_ m = around_ (\run -> run >> m)
beforeAll_ m spec = runIO m >> spec
afterAll_ _ spec = spec

-- | Runs the examples and prints how they went; the program fails when one did.
hspec :: Spec -> IO ()
hspec (SpecM m) = do
  (ts, ()) <- m
  count <- newIORef (0 :: Int, 0 :: Int, 0 :: Int)
  mapM_ (run count 0) ts
  (n, bad, wait) <- readIORef count
  putStrLn ""
  putStrLn (plural n "example" ++ ", " ++ plural bad "failure" ++ (if wait == 0 then "" else ", " ++ show wait ++ " pending"))
  if bad > 0 then exitFailure else return ()
  where
    run count depth (Group name ts) = do
      putStrLn (replicate (2 * depth) ' ' ++ name)
      mapM_ (run count (depth + 1)) ts
    run count depth (Item name m') = do
      o <- m'
      modifyIORef count (\(n, bad, wait) -> case o of
        Fine -> (n + 1, bad, wait)
        Wrong _ -> (n + 1, bad + 1, wait)
        Waiting _ -> (n + 1, bad, wait + 1))
      let indent = replicate (2 * depth) ' '
      case o of
        Fine -> putStrLn (indent ++ name)
        Waiting why -> putStrLn (indent ++ name) >> putStrLn (indent ++ "  # PENDING: " ++ why)
        Wrong why -> putStrLn (indent ++ name ++ " FAILED") >> mapM_ (putStrLn . ((indent ++ "  ") ++)) (lines why)
    plural k s = show k ++ " " ++ s ++ (if k == 1 then "" else "s")
