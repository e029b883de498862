{-# LANGUAGE FlexibleContexts, FlexibleInstances, TypeFamilies #-}
-- | The tree of examples that Test.Hspec runs, for the modules that make its parts.
module Test.Hspec.Tree
  ( Spec, SpecWith, SpecM, Example(..), Hooked(..), hspec, hspecSummary, describe, context, it, specify, example, focus, fit, fspecify, fdescribe, fcontext
  , xit, xspecify, xdescribe, xcontext, pending, pendingWith, parallel, sequential, runIO
  , before_, after_, beforeAll_, afterAll_, around_
  , before, beforeWith, beforeAll, beforeAllWith, after, afterAll, around, aroundWith
  , aroundAll, aroundAll_, aroundAllWith, mapSubject, ignoreSubject, ActionWith, specBodies, specOf
  , itPlaced, specifyPlaced, fitPlaced, fspecifyPlaced, xitPlaced, xspecifyPlaced
  ) where

import Control.Exception
import Data.IORef
import Needle.Suite (Body(..), Pending(..), Place, Refuted(..), Suite, handOver)
import qualified Needle.Suite as Suite
import System.Exit (exitFailure)
import Test.HUnit.Lang (failureText)
import Test.Hspec.Expectations (Expectation)
import Test.QuickCheck (Property, Args(..), Result(..), ioProperty, isSuccess, quickCheckWithResult, stdArgs)
import Test.QuickCheck.Property (insideOf)
import Test.QuickCheck.IO ()

-- | A group of examples, which take what hooks hand on to them.
newtype SpecM a r = SpecM { runSpec :: IO ([Tree a], r) }

data Tree a = Group String [Tree a] | Item Focus String Place (Hooked a)

-- whether an example is one of those that alone are run, if there are any
data Focus = Focused | Usual
  deriving Eq

-- what is tested with what a hook hands on
data Hooked a = Plain Body | Action (a -> IO ()) | Held (a -> Property)

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

-- | Things that can be examples, and what they take.
class Example e where
  type Arg e
  type Arg e = ()
  hooked :: e -> Hooked (Arg e)

instance Example Bool where
  hooked b = Plain (Once (holds b))

instance Example (IO ()) where
  hooked m = Plain (Once m)

instance Example Property where
  hooked p = Plain (Holds p)

instance Example (a -> Bool) where
  type Arg (a -> Bool) = a
  hooked f = Action (holds . f)

instance Example (a -> IO ()) where
  type Arg (a -> IO ()) = a
  hooked = Action

instance Example (a -> Property) where
  type Arg (a -> Property) = a
  hooked = Held

holds :: Bool -> IO ()
holds b = if b then return () else throwIO (ErrorCall "False")

-- runs one by itself
evaluated :: Body -> IO Outcome
evaluated body = case body of
  Once m -> caught (m >> return Fine)
  Waits why -> return (Waiting why)
  Examined search -> fmap (maybe Fine (\(Refuted _ told) -> Wrong told)) search
  Holds p -> tested p
  Within _ p -> tested p
  where
    tested p = do
      r <- quickCheckWithResult stdArgs { chatty = False } p
      return (if isSuccess r then Fine else Wrong (output r))

caught :: IO Outcome -> IO Outcome
caught m = do
  r <- try (m >>= evaluate)
  return (case r of
    Right o -> o
    Left e -> case fromException e of
      Just (Pending s) -> Waiting s
      Nothing -> Wrong (failureText e))

-- | A group with a name.
describe, context, fdescribe, fcontext, xdescribe, xcontext :: String -> SpecWith a -> SpecWith a
describe name (SpecM m) = SpecM (do
  (ts, r) <- m
  return ([Group name ts], r))
context = describe
fcontext = fdescribe
fdescribe name = focus . describe name
xdescribe name spec = describe name (mapItems (const (Plain (Waits "No reason given"))) spec)
xcontext = xdescribe

-- | An example with a name.
it, specify, fit, fspecify, xit, xspecify :: Example e => String -> e -> SpecWith (Arg e)
it = itPlaced ""
specify = itPlaced ""
fspecify = fitPlaced ""
fit = fitPlaced ""
xit = xitPlaced ""
xspecify = xitPlaced ""

-- the same, called at a place (Needle.Suite)
itPlaced, specifyPlaced, fitPlaced, fspecifyPlaced, xitPlaced, xspecifyPlaced
  :: Example e => Place -> String -> e -> SpecWith (Arg e)
itPlaced place name e = SpecM (return ([Item Usual name place (hooked e)], ()))
specifyPlaced = itPlaced
fitPlaced place name e = focus (itPlaced place name e)
fspecifyPlaced = fitPlaced
xitPlaced place name _ = SpecM (return ([Item Usual name place (Plain (Waits "No reason given"))], ()))
xspecifyPlaced = xitPlaced

-- | An expectation as it is.
example :: Expectation -> Expectation
example = id

-- | Only these examples, or those among them that are focused already.
focus :: SpecWith a -> SpecWith a
focus (SpecM m) = SpecM (do
  (ts, r) <- m
  return (if any focused ts then ts else map everyone ts, r))
  where
    everyone (Group n ts) = Group n (map everyone ts)
    everyone (Item _ n place h) = Item Focused n place h

focused :: Tree a -> Bool
focused (Group _ ts) = any focused ts
focused (Item how _ _ _) = how == Focused

-- those that are run, and how many are not because others are focused
inFocus :: [Tree a] -> ([Tree a], Int)
inFocus ts
  | any focused ts = (concatMap kept ts, sum (map left ts))
  | otherwise = (ts, 0)
  where
    kept (Group n us) = [Group n (concatMap kept us) | any focused us]
    kept t = [t | focused t]
    left (Group _ us) = sum (map left us)
    left t = if focused t then 0 else 1

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
around_ f = mapItems (\h -> case h of
  Plain body -> Plain (inside f body)
  Action g -> Action (f . g)
  Held g -> Held (\x -> insideOf (\run -> f (run ())) (const (g x))))

inside :: (IO () -> IO ()) -> Body -> Body
inside f body = case body of
  Once m -> Once (f m)
  Examined search -> Examined (do
    refuted <- newIORef Nothing
    f (search >>= writeIORef refuted)
    readIORef refuted)
  Holds p -> within 0 p
  Within n p -> within n p
  Waits _ -> body
  where within n p = Within n (insideOf (\run -> f (run ())) (const p))

mapItems :: (Hooked a -> Hooked b) -> SpecM a r -> SpecM b r
mapItems f (SpecM m) = SpecM (do
  (ts, r) <- m
  return (map changed ts, r))
  where
    changed (Group n ts) = Group n (map changed ts)
    changed (Item how n place h) = Item how n place (f h)

-- | Hands on what an action makes, for each example.
before :: IO a -> SpecWith a -> SpecWith b
before make = around (make >>=)

-- | Hands on what an action makes of something.
beforeWith :: (b -> IO a) -> SpecWith a -> SpecWith b
beforeWith make = aroundWith (\run x -> make x >>= run)

-- | Takes back what was handed on.
after :: (a -> IO ()) -> SpecWith a -> SpecWith a
after takeBack = aroundWith (\run x -> run x `finally` takeBack x)

-- | Hands on what an action makes, and takes it back.
around :: ((a -> IO ()) -> IO ()) -> SpecWith a -> SpecWith b
around use = mapItems (\h -> case h of
  Plain body -> Plain body
  Action f -> Plain (Once (use f))
  Held f -> Plain (Within 1 (insideOf use f)))

-- | Hands on what an action makes of something, and takes it back.
aroundWith :: ((a -> IO ()) -> b -> IO ()) -> SpecWith a -> SpecWith b
aroundWith use = mapItems (\h -> case h of
  Plain body -> Plain body
  Action f -> Action (use f)
  Held f -> Held (\x -> insideOf (\run -> use run x) f))

-- | Hands on what an action makes, to all examples: it acts before the first one.
beforeAll :: IO a -> SpecWith a -> SpecWith b
beforeAll make spec = runIO (onceOnly make) >>= \made -> before made spec

-- | Hands on what an action makes of something, to all examples: it acts before the first one.
beforeAllWith :: (b -> IO a) -> SpecWith a -> SpecWith b
beforeAllWith make spec = do
  made <- runIO (newIORef Nothing)
  beforeWith (\x -> readIORef made >>= maybe (make x >>= \y -> writeIORef made (Just y) >> return y) return) spec

-- an action that acts the first time alone
onceOnly :: IO a -> IO (IO a)
onceOnly make = do
  made <- newIORef Nothing
  return (readIORef made >>= maybe (make >>= \x -> writeIORef made (Just x) >> return x) return)

-- | Takes back what was handed on, after all examples; here after none, because nobody sees it.
afterAll :: (a -> IO ()) -> SpecWith a -> SpecWith a
afterAll _ = id

-- | Hands on what an action makes, to all examples; here to each.
aroundAll :: ((a -> IO ()) -> IO ()) -> SpecWith a -> SpecWith b
aroundAll = around

-- | Runs an action around the examples; here around each.
aroundAll_ :: (IO () -> IO ()) -> SpecWith a -> SpecWith a
aroundAll_ = around_

-- | Hands on what an action makes of something, to all examples; here to each.
aroundAllWith :: ((a -> IO ()) -> b -> IO ()) -> SpecWith a -> SpecWith b
aroundAllWith = aroundWith

-- | Hands on something made of what is handed on.
mapSubject :: (b -> a) -> SpecWith a -> SpecWith b
mapSubject f = beforeWith (return . f)

-- | Examples that take nothing, where something is handed on.
ignoreSubject :: SpecWith () -> SpecWith a
ignoreSubject = mapSubject (const ())

-- | What takes something and acts.
type ActionWith a = a -> IO ()

-- | Runs an action before, or after, every example.
before_, after_ :: IO () -> SpecWith a -> SpecWith a
before_ m = around_ (m >>)
after_ m = around_ (`finally` m)

-- | Runs an action before the first example, or after the last; here after none, because nobody sees it.
beforeAll_, afterAll_ :: IO () -> SpecWith a -> SpecWith a
beforeAll_ m spec = runIO (onceOnly m) >>= \made -> before_ made spec
afterAll_ _ = id

-- | Runs the examples and prints how they went; the program fails when one did.
hspec :: Spec -> IO ()
hspec spec = hspecSummary (\_ bad -> bad) spec >>= \bad -> if bad > 0 then exitFailure else return ()

-- | Runs the examples, prints how they went, and gives what the function makes of their number and of how many failed.
hspecSummary :: (Int -> Int -> r) -> Spec -> IO r
hspecSummary f (SpecM m) = do
  (all', ()) <- m
  let (ts, left) = inFocus all'
  handOver (f 0 0) (map handed ts ++ unfocused left) (fmap (uncurry f) (runTrees ts))

-- a word about the examples that are left out
unfocused :: Int -> [Suite]
unfocused n = [Suite.Test "" "" (Waits (plural n "example" ++ (if n == 1 then " is" else " are") ++ " not run, because others are focused")) | n > 0]

plural :: Int -> String -> String
plural k s = show k ++ " " ++ s ++ (if k == 1 then "" else "s")

-- | The examples as tests.
specBodies :: Spec -> IO [Suite]
specBodies (SpecM m) = fmap ((\(ts, left) -> map handed ts ++ unfocused left) . inFocus . fst) m

-- | Tests as examples.
specOf :: [Suite] -> Spec
specOf suites = SpecM (return (map tree suites, ()))
  where
    tree s = case s of
      Suite.Group name inside -> Group name (map tree inside)
      Suite.Test name place body -> Item Usual name place (Plain body)

handed :: Tree () -> Suite
handed (Group name ts) = Suite.Group name (map handed ts)
handed (Item _ name place h) = Suite.Test name place (bodyOf h)

bodyOf :: Hooked () -> Body
bodyOf h = case h of
  Plain body -> body
  Action f -> Once (f ())
  Held f -> Within 1 (f ())

runTrees :: [Tree ()] -> IO (Int, Int)
runTrees ts = do
  count <- newIORef (0 :: Int, 0 :: Int, 0 :: Int)
  mapM_ (run count 0) ts
  (n, bad, wait) <- readIORef count
  putStrLn ""
  putStrLn (plural n "example" ++ ", " ++ plural bad "failure" ++ (if wait == 0 then "" else ", " ++ show wait ++ " pending"))
  return (n, bad)
  where
    run count depth (Group name ts) = do
      putStrLn (replicate (2 * depth) ' ' ++ name)
      mapM_ (run count (depth + 1)) ts
    run count depth (Item _ name _ h) = do
      o <- evaluated (bodyOf h)
      modifyIORef count (\(n, bad, wait) -> case o of
        Fine -> (n + 1, bad, wait)
        Wrong _ -> (n + 1, bad + 1, wait)
        Waiting _ -> (n + 1, bad, wait + 1))
      let indent = replicate (2 * depth) ' '
      case o of
        Fine -> putStrLn (indent ++ name)
        Waiting why -> putStrLn (indent ++ name) >> putStrLn (indent ++ "  # PENDING: " ++ why)
        Wrong why -> putStrLn (indent ++ name ++ " FAILED") >> mapM_ (putStrLn . ((indent ++ "  ") ++)) (lines why)
