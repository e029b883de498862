{-# LANGUAGE FlexibleContexts, FlexibleInstances, MultiParamTypeClasses, GADTs #-}
-- | Properties: searches for examples and counterexamples.
module Test.SmallCheck.Property
  ( Property, Testable(..), Reason, Argument, PropertySuccess(..), PropertyFailure(..), TestQuality(..)
  , forAll, exists, existsUnique, over, (==>), monadic, changeDepth, changeDepth1
  , runProperty, examine, ppFailure
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad.Trans.Class (lift)
import Needle.Check (precondition)
import Test.SmallCheck.Series (Serial(..), limit)
import Test.SmallCheck.SeriesMonad

infixr 0 ==>

-- | Why a property holds or does not.
type Reason = String

-- | An argument's text.
type Argument = String

-- | How a property holds.
data PropertySuccess
  = Exist [Argument] PropertySuccess
  | ExistUnique [Argument] PropertySuccess
  | PropertyTrue (Maybe Reason)
  | Vacuously PropertyFailure
  deriving (Eq, Show)

-- | How a property does not hold.
data PropertyFailure
  = NotExist
  | AtLeastTwo [Argument] PropertySuccess [Argument] PropertySuccess
  | CounterExample [Argument] PropertyFailure
  | PropertyFalse (Maybe Reason)
  deriving (Eq, Show)

-- | Whether a test met its precondition.
data TestQuality = GoodTest | BadTest
  deriving (Eq, Ord, Enum, Show)

-- | A property of values found in a monad.
newtype Property m = Property (Env m -> Search m)

-- what quantifies the arguments, and what to do at each test
data Env m = Env Quantifier (TestQuality -> m ())

data Quantifier = ForAll | Exists | ExistsUnique

-- examples, counterexamples, whether a precondition failed, and the properties at each choice of the nearest arguments
data Search m = Search
  { examples :: Series m PropertySuccess
  , counterexamples :: Series m PropertyFailure
  , vacuous :: Series m ()
  , instances :: Series m (Search m, [Argument]) }

search :: Testable m a => Env m -> a -> Search m
search env p = case test p of Property f -> f env

-- | Types of things that can be tested.
class Monad m => Testable m a where
  -- | The property.
  test :: a -> Property m

instance Monad m => Testable m Bool where
  test b = atomic (if b then Right (PropertyTrue Nothing) else Left (PropertyFalse Nothing))

instance Monad m => Testable m (Either Reason Reason) where
  test = atomic . either (Left . PropertyFalse . Just) (Right . PropertyTrue . Just)

instance (Serial m a, Show a, Testable m b) => Testable m (a -> b) where
  test = quantified series

instance (Monad m, m ~ n) => Testable n (Property m) where
  test p = p

atomic :: Monad m => Either PropertyFailure PropertySuccess -> Property m
atomic outcome = Property (\(Env _ hook) -> whole
  (lift (hook GoodTest) >> either (const empty) pure outcome)
  (lift (hook GoodTest) >> either pure (const empty) outcome))

-- a search whose nearest arguments are none
whole :: Monad m => Series m PropertySuccess -> Series m PropertyFailure -> Search m
whole yes no = s
  where s = Search { examples = yes, counterexamples = no, vacuous = empty, instances = pure (s, []) }

quantified :: (Show a, Testable m b) => Series m a -> (a -> b) -> Property m
quantified xs f = Property (\env -> case env of
  Env ForAll _ ->
    let no = do
          x <- xs
          r <- counterexamples (search env (f x))
          pure (case r of
            CounterExample args r' -> CounterExample (show x : args) r'
            _ -> CounterExample [show x] r)
    in Search { examples = PropertyTrue Nothing <$ lnot no, counterexamples = no, vacuous = empty, instances = each env }
  Env Exists _ ->
    let yes = do
          x <- xs
          r <- examples (search env (f x))
          pure (case r of
            Exist args r' -> Exist (show x : args) r'
            _ -> Exist [show x] r)
    in Search { examples = yes, counterexamples = NotExist <$ lnot yes, vacuous = empty, instances = each env }
  Env ExistsUnique _ ->
    let found = collected (limit 2 (each env >>= \(s, args) -> fmap ((,) args) (once (examples s))))
    in Search
      { examples = found >>= \rs -> case rs of
          [(args, r)] -> pure (ExistUnique args r)
          _ -> empty
      , counterexamples = found >>= \rs -> case rs of
          [] -> pure NotExist
          (args, r) : (args', r') : _ -> pure (AtLeastTwo args r args' r')
          _ -> empty
      , vacuous = empty
      , instances = each env })
  where
    each env = do
      x <- xs
      (s, args) <- instances (search env (f x))
      pure (s, show x : args)
    collected s = msplit s >>= maybe (pure []) (\(x, rest) -> fmap (x :) (collected rest))

quantify :: Testable m a => Quantifier -> a -> Property m
quantify q p = Property (\(Env _ hook) ->
  let s = search (Env q hook) p in whole (examples s) (counterexamples s))

-- | For all arguments; what functions mean by themselves.
forAll :: Testable m a => a -> Property m
forAll = quantify ForAll

-- | For some arguments.
exists :: Testable m a => a -> Property m
exists = quantify Exists

-- | For exactly one choice of arguments.
existsUnique :: Testable m a => a -> Property m
existsUnique = quantify ExistsUnique

-- | For the values of a given series.
over :: (Show a, Testable m b) => Series m a -> (a -> b) -> Property m
over = quantified

-- | The second property where the first one holds.
(==>) :: (Testable m c, Testable m a) => c -> a -> Property m
cond ==> p = Property (\env@(Env _ hook) ->
  let premise = search (Env ForAll (const (return ()))) (precondition cond)
      conclusion = search env p
      rejected = lift (hook BadTest)
      s = whole
        (ifte (once (counterexamples premise))
          (\r -> rejected >> pure (Vacuously r))
          (examples conclusion))
        (ifte (once (examples premise))
          (const (counterexamples conclusion))
          (rejected >> empty))
  in s { vacuous = ifte (once (counterexamples premise)) (const (pure ())) (vacuous conclusion) })

-- | A property found by an action.
monadic :: Testable m a => m a -> Property m
monadic m = Property (\env -> whole
  (lift m >>= examples . search env)
  (lift m >>= counterexamples . search env))

-- | The property at another depth.
changeDepth :: Testable m a => (Depth -> Depth) -> a -> Property m
changeDepth f p = Property (\env -> moved (search env p))
  where
    moved s = Search
      { examples = localDepth f (examples s)
      , counterexamples = localDepth f (counterexamples s)
      , vacuous = localDepth f (vacuous s)
      , instances = localDepth f (fmap (\(s', args) -> (moved s', args)) (instances s)) }

-- | The property with its first argument at another depth.
changeDepth1 :: (Show a, Serial m a, Testable m b) => (Depth -> Depth) -> (a -> b) -> Property m
changeDepth1 f = over (localDepth f series)

-- | The first counterexample up to a depth; the action is told of each test.
runProperty :: Testable m a => Depth -> (TestQuality -> m ()) -> a -> m (Maybe PropertyFailure)
runProperty d hook p =
  fmap (fmap fst) (nextCell (runSeries d (counterexamples (search (Env ForAll hook) p))))

-- | The first counterexample up to a depth, and whether there is none because a precondition failed.
examine :: Monad m => Depth -> Property m -> m (Maybe PropertyFailure, Bool)
examine d (Property f) = do
  found <- first (counterexamples s)
  unmet <- first (vacuous s)
  return (found, maybe False (const True) unmet)
  where
    s = f (Env ForAll (const (return ())))
    first xs = fmap (fmap fst) (nextCell (runSeries d xs))

-- | A failure as text.
ppFailure :: PropertyFailure -> String
ppFailure = concatLines . failureLines
  where concatLines = foldr1 (\a b -> a ++ "\n" ++ b)

failureLines :: PropertyFailure -> [String]
failureLines r = case r of
  NotExist -> ["argument does not exist"]
  AtLeastTwo args s args' s' ->
    "there are at least two arguments satisfying the property:" : concatMap satisfying [(args, s), (args', s')]
  CounterExample args r' -> suchThat "" args (failureLines r')
  PropertyFalse why -> lines (maybe "condition is false" id why)
  where satisfying (args, s) = ("  for " ++ unwords args) : map ("    " ++) (successLines s)

successLines :: PropertySuccess -> [String]
successLines s = case s of
  Exist args s' -> suchThat "" args (successLines s')
  ExistUnique args s' -> suchThat "unique " args (successLines s')
  PropertyTrue why -> lines (maybe "condition is true" id why)
  Vacuously r -> "property is vacuously true because" : map ("  " ++) (failureLines r)

suchThat :: String -> [Argument] -> [String] -> [String]
suchThat unique args below = ("there " ++ verb ++ " " ++ unique ++ unwords args ++ " such that") : map ("  " ++) below
  where
    verb = case args of
      [_] -> "exists"
      _ -> "exist"
