{-# LANGUAGE ExistentialQuantification #-}
-- | Properties: generators of results. Given choices and a size a property is a pure value; exceptions stay inside the lazy
-- fields of its result, for whoever runs it to look at.
module Test.QuickCheck.Property
  ( Property(MkProperty, unProperty), Prop(..), Testable(..), Result(..), Discard(..), Callback(..), CallbackKind(..)
  , succeeded, failed, rejected, exception, guarded, formatException, liftBool
  , mapResult, mapTotalResult, mapProp, mapSize, callback
  , (==>), forAll, forAllShow, forAllShrink, forAllShrinkShow, forAllBlind, forAllShrinkBlind, shrinking, noShrinking
  , counterexample, printTestCase, whenFail, whenFail', verbose, verboseShrinking, showCounterexample
  , expectFailure, once, again, withNumTests, withMaxSuccess, withDiscardRatio, withMaxSize, withMaxShrinks, within
  , discardAfter, witness, Witness(..), coerceWitness, castWitness
  , label, collect, classify, cover, coverTable, tabulate, checkCoverage, checkCoverageWith, stdConfidence
  , (===), (=/=), total, (.&.), (.&&.), conjoin, (.||.), disjoin
  , ioProperty, idempotentIOProperty, morallyDubiousIOProperty, insideOf, isOfFunction, givenTo
  ) where

import Control.DeepSeq (NFData, rnf)
import Control.Exception (SomeException, evaluate, try)
import Data.IORef (newIORef, readIORef, writeIORef)
import Data.Typeable (Typeable, cast, typeOf)
import Needle.Check (precondition)
import Needle.Prim (unsafeCoerce)
import System.IO.Unsafe (unsafePerformIO)
import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Exception
import Test.QuickCheck.Gen
import Test.QuickCheck.Random (Choices(..))
import Test.QuickCheck.State (Confidence(..), State)
import qualified Test.QuickCheck.State as State

{-# NEWER withNumTests, withDiscardRatio, withMaxSize, withMaxShrinks, discardAfter, witness, Witness, coerceWitness, castWitness, guarded, insideOf #-}

infixr 0 ==>
infixr 1 .&., .&&., .||.
infix 4 ===, =/=

-- | Something to test: a generator of outcomes. That of a function knows the function, too: who knows the argument's type may give
-- it one that no generator made.
data Property = MkProperty { unProperty :: Gen Prop } | forall a. OfFunction { unProperty :: Gen Prop, _given :: a -> Property }

-- | One outcome.
newtype Prop = MkProp { unProp :: Result }

-- | The outcome of a test, together with the outcomes of smaller tests.
data Result = MkResult
  { ok :: Maybe Bool                 -- Nothing: the precondition failed
  , expect :: Bool                   -- False: a failure is what is wanted
  , reason :: String                 -- why it failed
  , theException :: Maybe AnException
  , abort :: Bool                    -- no further tests are needed
  , maybeNumTests :: Maybe Int
  , maybeDiscardedRatio :: Maybe Int
  , maybeMaxTestSize :: Maybe Int
  , maybeMaxShrinks :: Maybe Int
  , maybeCheckCoverage :: Maybe Confidence
  , labels :: [String]
  , classes :: [String]
  , tables :: [(String, String)]
  , requiredCoverage :: [(Maybe String, String, Double)]
  , callbacks :: [Callback]
  , testCase :: [String]             -- the texts of the arguments
  , theWitnesses :: [Witness]        -- values for whoever runs the property
  , smaller :: [Result]              -- the same property on smaller arguments
  }

-- | What to do after a test.
data Callback
  = PostTest CallbackKind (State -> Result -> IO ())          -- after each test
  | PostFinalFailure CallbackKind (State -> Result -> IO ())  -- after the last failing test

-- | Whether a callback prints part of the counterexample.
data CallbackKind = Counterexample | NotCounterexample

-- | A test that does not count.
data Discard = Discard

-- | Types of things that can be tested.
class Testable prop where
  -- | The property.
  property :: prop -> Property
  -- | The property for all values of a generator.
  propertyForAllShrinkShow :: Gen a -> (a -> [a]) -> (a -> [String]) -> (a -> prop) -> Property
  propertyForAllShrinkShow gen shr shw f =
    forAllShrinkBlind gen shr (\x -> foldr counterexample (property (f x)) (shw x))

instance Testable Discard where
  property _ = property rejected

instance Testable () where
  property u = property (liftBool (u `seq` True))

instance Testable prop => Testable (Maybe prop) where
  property p = deferred (\c n -> case p of
    Nothing -> rejected
    Just q -> outcome q c n)

instance Testable Bool where
  property b = property (liftBool b)

instance Testable Result where
  property r = MkProperty (return (MkProp r))

instance Testable Prop where
  property p = MkProperty (return p)

instance Testable prop => Testable (Gen prop) where
  property g = MkProperty (g >>= \p -> unProperty (again p))

instance Testable Property where
  property p = p

instance (Arbitrary a, Show a, Testable prop) => Testable (a -> prop) where
  property f = OfFunction (unProperty (propertyForAllShrinkShow arbitrary shrink (\x -> [show x]) f)) (\x -> property (f x))
  -- several arguments are one value, so that any of them can get smaller at any time
  propertyForAllShrinkShow gen shr shw f =
    propertyForAllShrinkShow (liftArbitrary2 gen arbitrary) (liftShrink2 shr shrink)
      (\(x, y) -> shw x ++ [show y]) (\(x, y) -> f x y)

-- | Whether it is the property of a function, which arguments can be given to.
isOfFunction :: Property -> Bool
isOfFunction (OfFunction _ _) = True
isOfFunction _ = False

-- | The property of a function for this argument, which must be of the function's type.
givenTo :: Property -> a -> Property
givenTo (OfFunction _ given) x = given (unsafeCoerce x)
givenTo _ _ = error "not the property of a function"

-- the outcome under given choices
outcome :: Testable prop => prop -> Choices -> Int -> Result
outcome p c n = unProp (unGen (unProperty (property p)) c n)

deferred :: (Choices -> Int -> Result) -> Property
deferred f = MkProperty (MkGen (\c n -> MkProp (f c n)))

-- results

-- | The test passed.
succeeded :: Result
succeeded = MkResult
  { ok = Just True, expect = True, reason = "", theException = Nothing, abort = True
  , maybeNumTests = Nothing, maybeDiscardedRatio = Nothing, maybeMaxTestSize = Nothing, maybeMaxShrinks = Nothing
  , maybeCheckCoverage = Nothing
  , labels = [], classes = [], tables = [], requiredCoverage = [], callbacks = [], testCase = []
  , theWitnesses = [], smaller = [] }

-- | The test failed.
failed :: Result
failed = succeeded { ok = Just False }

-- | The precondition failed.
rejected :: Result
rejected = succeeded { ok = Nothing }

-- | The result for a truth value, which is not evaluated yet.
liftBool :: Bool -> Result
liftBool b = succeeded { ok = Just b, reason = if b then "" else "Falsified" }

-- | The result of a test that threw.
exception :: String -> AnException -> Result
exception msg e
  | isDiscard e = rejected
  | otherwise = failed { reason = formatException msg e, theException = Just e }

-- | An exception's text after a heading; more than one line is indented.
formatException :: String -> AnException -> String
formatException msg e = msg ++ ":" ++ layout (show e)
  where
    layout s
      | '\n' `notElem` s = " '" ++ s ++ "'"
      | otherwise = "\n" ++ unlines (map ("  " ++) (lines s))

-- the same result, certainly a constructor: its fields fail only when they are looked at
spread :: Result -> Result
spread r = MkResult
  { ok = ok r, expect = expect r, reason = reason r, theException = theException r, abort = abort r
  , maybeNumTests = maybeNumTests r, maybeDiscardedRatio = maybeDiscardedRatio r
  , maybeMaxTestSize = maybeMaxTestSize r, maybeMaxShrinks = maybeMaxShrinks r
  , maybeCheckCoverage = maybeCheckCoverage r
  , labels = labels r, classes = classes r, tables = tables r, requiredCoverage = requiredCoverage r
  , callbacks = callbacks r, testCase = testCase r, theWitnesses = theWitnesses r, smaller = smaller r }

-- changes a result and the smaller ones
everywhere :: (Result -> Result) -> Result -> Result
everywhere f r = (f (spread r)) { smaller = map (everywhere f) (smaller r) }

-- | Changes the results of a property.
mapResult :: Testable prop => (Result -> Result) -> prop -> Property
mapResult = mapTotalResult

-- | Changes the results of a property by a function that does not look at them.
mapTotalResult :: Testable prop => (Result -> Result) -> prop -> Property
mapTotalResult f = mapProp (MkProp . everywhere f . unProp)

-- | Changes the outcomes of a property.
mapProp :: Testable prop => (Prop -> Prop) -> prop -> Property
mapProp f = mapGen (fmap f)

-- | Changes the size of a property's tests.
mapSize :: Testable prop => (Int -> Int) -> prop -> Property
mapSize f = mapGen (scale f)

-- a function's property stays one
mapGen :: Testable prop => (Gen Prop -> Gen Prop) -> prop -> Property
mapGen f p = case property p of
  MkProperty g -> MkProperty (f g)
  OfFunction g given -> OfFunction (f g) (mapGen f . given)

-- | Adds something to do after tests.
callback :: Testable prop => Callback -> prop -> Property
callback cb = mapTotalResult (\r -> r { callbacks = cb : callbacks r })

-- quantifiers

-- | A precondition: tests where it is False do not count.
(==>) :: Testable prop => Bool -> prop -> Property
b ==> p = deferred (\c n -> if precondition b then outcome p c n else rejected)

-- | A property for all values of a generator.
forAll :: (Show a, Testable prop) => Gen a -> (a -> prop) -> Property
forAll gen = forAllShow gen show

-- | A property for all values of a generator, shown in a given way.
forAllShow :: Testable prop => Gen a -> (a -> String) -> (a -> prop) -> Property
forAllShow gen shw = forAllShrinkShow gen shrinkNothing shw

-- | A property for all values of a generator, which are not shown.
forAllBlind :: Testable prop => Gen a -> (a -> prop) -> Property
forAllBlind gen = forAllShrinkBlind gen shrinkNothing

-- | A property for all values of a generator, with smaller ones.
forAllShrink :: (Show a, Testable prop) => Gen a -> (a -> [a]) -> (a -> prop) -> Property
forAllShrink gen shr = forAllShrinkShow gen shr show

-- | A property for all values of a generator, with smaller ones, shown in a given way.
forAllShrinkShow :: Testable prop => Gen a -> (a -> [a]) -> (a -> String) -> (a -> prop) -> Property
forAllShrinkShow gen shr shw f = forAllShrinkBlind gen shr (\x -> counterexample (shw x) (f x))

-- | A property for all values of a generator, with smaller ones, which are not shown.
forAllShrinkBlind :: Testable prop => Gen a -> (a -> [a]) -> (a -> prop) -> Property
forAllShrinkBlind gen shr f = again (deferred (\c n -> case c of
  Choices _ l r -> shrunk shr (\x -> outcome (f x) r n) (unGen gen l n)))

-- | A property of a value and of smaller ones.
shrinking :: Testable prop => (a -> [a]) -> a -> (a -> prop) -> Property
shrinking shr x f = deferred (\c n -> shrunk shr (\y -> outcome (f y) c n) x)

-- smaller arguments first, then what is smaller inside
shrunk :: (a -> [a]) -> (a -> Result) -> a -> Result
shrunk shr f x = (spread r) { smaller = map (shrunk shr f) (shr x) ++ smaller r }
  where r = f x

-- | The property without smaller tests.
noShrinking :: Testable prop => prop -> Property
noShrinking = mapProp (\p -> MkProp ((spread (unProp p)) { smaller = [] }))

-- texts and actions

-- | Adds a text to print when the property fails.
counterexample :: Testable prop => String -> prop -> Property
counterexample s p =
  mapTotalResult (\r -> r { testCase = s : testCase r, callbacks = printing : callbacks r }) p
  where printing = PostFinalFailure Counterexample (\st _ -> showCounterexample s >>= State.terminal st)

-- | The old name of `counterexample`.
printTestCase :: Testable prop => String -> prop -> Property
printTestCase = counterexample

-- | A text, or what was thrown when it was needed.
showCounterexample :: String -> IO String
showCounterexample s = do
  r <- try (evaluate (rnf s `seq` s))
  return (case r of
    Right t -> t
    Left e -> formatException "Exception thrown while showing test case" (e :: SomeException))

-- | Does something when the property fails, once.
whenFail :: Testable prop => IO () -> prop -> Property
whenFail m = callback (PostFinalFailure NotCounterexample (\_ _ -> m))

-- | Does something for each failing test.
whenFail' :: Testable prop => IO () -> prop -> Property
whenFail' m = callback (PostTest NotCounterexample (\_ r -> if ok r == Just False then m else return ()))

-- | Prints each test.
verbose :: Testable prop => prop -> Property
verbose = callback (PostTest Counterexample sayTest)

-- | Prints each test while the counterexample gets smaller.
verboseShrinking :: Testable prop => prop -> Property
verboseShrinking = callback (PostTest Counterexample (\st r ->
  if ok r == Just False then sayTest st r else return ()))

sayTest :: State -> Result -> IO ()
sayTest st r = do
  State.terminal st (case ok r of
    Just True -> "Passed:"
    Just False -> "Failed:"
    Nothing -> "Skipped (precondition false):")
  mapM_ (\s -> showCounterexample s >>= State.terminal st) (testCase r)
  State.terminal st ""

-- how to test

-- | The property is meant to fail.
expectFailure :: Testable prop => prop -> Property
expectFailure = mapTotalResult (\r -> r { expect = False })

-- | One test is enough.
once :: Testable prop => prop -> Property
once = mapTotalResult (\r -> r { abort = True })

-- | Undoes `once`.
again :: Testable prop => prop -> Property
again = mapTotalResult (\r -> r { abort = False })

-- | Sets the number of tests.
withNumTests :: Testable prop => Int -> prop -> Property
withNumTests n p = n `seq` mapTotalResult (\r -> r { maybeNumTests = Just n }) p

-- | The older name of `withNumTests`.
withMaxSuccess :: Testable prop => Int -> prop -> Property
withMaxSuccess = withNumTests

-- | Sets how many tests may be discarded for each one that is wanted.
withDiscardRatio :: Testable prop => Int -> prop -> Property
withDiscardRatio n p = n `seq` mapTotalResult (\r -> r { maybeDiscardedRatio = Just n }) p

-- | Sets the largest size. Like the other limits it is known after the first test.
withMaxSize :: Testable prop => Int -> prop -> Property
withMaxSize n p = n `seq` mapTotalResult (\r -> r { maybeMaxTestSize = Just n }) p

-- | Sets how many attempts are made to find a smaller counterexample.
withMaxShrinks :: Testable prop => Int -> prop -> Property
withMaxShrinks n p = n `seq` mapTotalResult (\r -> r { maybeMaxShrinks = Just n }) p

-- | A time limit in microseconds; here tests are not timed.
within :: Testable prop => Int -> prop -> Property
within _ = property

-- | A time limit after which a test is discarded; here tests are not timed.
discardAfter :: Testable prop => Int -> prop -> Property
discardAfter _ = property

-- | A value of a test that failed.
data Witness = forall a. (Typeable a, Show a) => Wit a

instance Show Witness where
  showsPrec d (Wit x) = showsPrec d x

-- | Hands a value to whoever runs the property; the outermost comes first.
witness :: (Typeable a, Show a, Testable prop) => a -> prop -> Property
witness x p = x `seq` mapTotalResult (\r -> r { theWitnesses = Wit x : theWitnesses r }) p

-- | The value, when it has that type.
castWitness :: Typeable a => Witness -> Maybe a
castWitness (Wit x) = cast x

-- | The value, which must have that type.
coerceWitness :: Typeable a => Witness -> a
coerceWitness w@(Wit x) = case castWitness w of
  Just y -> y
  Nothing -> error ("coerceWitness: a value of type " ++ show (typeOf x) ++ ", which is not the one that is wanted")

-- counting

-- | Counts the tests by a text.
label :: Testable prop => String -> prop -> Property
label s = mapTotalResult (\r -> r { labels = s : labels r })

-- | Counts the tests by a value.
collect :: (Show a, Testable prop) => a -> prop -> Property
collect x = label (show x)

-- | Counts the tests for which a condition holds.
classify :: Testable prop => Bool -> String -> prop -> Property
classify b s = mapTotalResult (\r -> r { classes = if b then s : classes r else classes r })

-- | Counts the tests for which a condition holds; at least that percentage is wanted.
cover :: Testable prop => Double -> Bool -> String -> prop -> Property
cover p b s q =
  mapTotalResult (\r -> r { requiredCoverage = (Nothing, s, p) : requiredCoverage r }) (classify b s q)

-- | Counts values in a table.
tabulate :: Testable prop => String -> [String] -> prop -> Property
tabulate t vs = mapTotalResult (\r -> r { tables = map ((,) t) vs ++ tables r })

-- | The percentages wanted in a table.
coverTable :: Testable prop => String -> [(String, Double)] -> prop -> Property
coverTable t ps =
  mapTotalResult (\r -> r { requiredCoverage = [(Just t, v, p) | (v, p) <- ps] ++ requiredCoverage r })

-- | Fails when the wanted coverage is not reached.
checkCoverage :: Testable prop => prop -> Property
checkCoverage = checkCoverageWith stdConfidence

-- | Fails when the wanted coverage is not reached, with given odds.
checkCoverageWith :: Testable prop => Confidence -> prop -> Property
checkCoverageWith k = mapTotalResult (\r -> r { maybeCheckCoverage = Just k })

-- | One wrong verdict in a thousand million, nine tenths of the demand.
stdConfidence :: Confidence
stdConfidence = Confidence { certainty = 10 ^ (9 :: Int), tolerance = 0.9 }

-- combining

-- | Equal, with both values shown if not.
(===) :: (Eq a, Show a) => a -> a -> Property
x === y = compared (x == y) " == " " /= " x y

-- | Different, with both values shown if not.
(=/=) :: (Eq a, Show a) => a -> a -> Property
x =/= y = compared (x /= y) " /= " " == " x y

compared :: Show a => Bool -> String -> String -> a -> a -> Property
compared b yes no x y = counterexample (show x ++ (if b then yes else no) ++ show y) b

-- | Evaluates a value completely; only an exception makes it fail.
total :: NFData a => a -> Property
total x = property (rnf x)

-- | One of two properties, by chance.
(.&.) :: (Testable p, Testable q) => p -> q -> Property
p .&. q = again (MkProperty (arbitrary >>= \left ->
  unProperty (if left then counterexample "LHS" p else counterexample "RHS" q)))

-- | Both properties.
(.&&.) :: (Testable p, Testable q) => p -> q -> Property
p .&&. q = conjoin [property p, property q]

-- | All properties.
conjoin :: Testable prop => [prop] -> Property
conjoin ps = again (deferred (\c n -> allOf id (map uncounted (eachResult ps c n))))
  where
    allOf k [] = k (succeeded { abort = False })
    allOf k (r : rs)
      | not (expect r) = failed { reason = "expectFailure may not occur inside a conjunction" }
      | otherwise = case ok r of
          Just True -> allOf (k . counted r) rs
          Just False -> r
          Nothing -> let rest = allOf id rs in case ok rest of
            Just False -> rest
            _ -> k rejected
    -- what a passed part counted stays counted
    counted r s = s
      { labels = labels s ++ labels r, classes = classes s ++ classes r, tables = tables s ++ tables r
      , requiredCoverage = requiredCoverage s ++ requiredCoverage r
      , callbacks = callbacks s ++ callbacks r, testCase = testCase s ++ testCase r
      , theWitnesses = theWitnesses r ++ theWitnesses s }

-- | At least one of two properties.
(.||.) :: (Testable p, Testable q) => p -> q -> Property
p .||. q = disjoin [property p, property q]

-- | At least one of the properties.
disjoin :: Testable prop => [prop] -> Property
disjoin ps = again (deferred (\c n -> foldr anyOf failed (map guarded (eachResult ps c n))))
  where
    anyOf r s
      | not (expect r) = failed { reason = "expectFailure may not occur inside a disjunction" }
      | otherwise = case ok r of
          Just True -> r
          Just False -> case ok s of
            Just False -> neither r s
            _ -> s
          Nothing -> case ok s of
            Just True -> s
            _ -> rejected
    neither r s = failed
      { reason = joined (reason r) (reason s)
      , theException = case theException r of
          Nothing -> theException s
          found -> found
      , callbacks = callbacks r ++ [emptyLine] ++ callbacks s
      , testCase = testCase r ++ testCase s
      , smaller = map (\r' -> anyOf (guarded r') s) (smaller r) ++ map (\s' -> anyOf r (guarded s')) (smaller s) }
    joined a b
      | null b = a
      | null a = b
      | otherwise = a ++ ", " ++ b
    emptyLine = PostFinalFailure Counterexample (\st _ -> State.terminal st "")

-- the outcomes of several properties, each with its own choices
eachResult :: Testable prop => [prop] -> Choices -> Int -> [Result]
eachResult [] _ _ = []
eachResult (p : ps) (Choices _ l r) n = outcome p l n : eachResult ps r n

-- A part that is discarded by an exception, as a result: the parts after it may fail. Any other exception is met again, and left to the search.
uncounted :: Result -> Result
uncounted r = unsafePerformIO (do
  v <- tryEvaluate (decided r)
  return (case v of
    Left e | isDiscard e -> rejected
    _ -> r))

-- | An exception as a failed result.
guarded :: Result -> Result
guarded r = unsafePerformIO (do
  v <- tryEvaluate (decided r)
  return (case v of
    Right () -> r
    Left e -> exception "Exception" e))

-- evaluated until it is known whether the test passed
decided :: Result -> ()
decided r = case ok r of
  Just b -> b `seq` ()
  Nothing -> ()

-- | A property found by an action, which is run once per test.
ioProperty :: Testable prop => IO prop -> Property
ioProperty m = noShrinking (idempotentIOProperty m)

-- | A property found by an action that may be run again for smaller tests.
idempotentIOProperty :: Testable prop => IO prop -> Property
idempotentIOProperty m = deferred (\c n -> unsafePerformIO (do
  v <- tryEvaluateIO m
  case v of
    Right p -> return (outcome p c n)
    Left e -> return (exception "Exception" e)))

-- | A property of what an action hands on, each test run inside of the action; an action that hands nothing on fails.
insideOf :: ((a -> IO ()) -> IO ()) -> (a -> Property) -> Property
insideOf use f = noShrinking (deferred (\c n -> unsafePerformIO (do
  reached <- newIORef (failed { testCase = ["    the hook did not run the example"] })
  v <- tryEvaluateIO (use (\x -> do
    let r = outcome (f x) c n
    writeIORef reached r
    evaluate (decided r)))
  r <- readIORef reached
  return (case v of
    Right () -> r
    Left e | isDiscard e -> rejected
           | otherwise -> (exception "Exception" e) { testCase = testCase r }))))

-- | The old name of `ioProperty`.
morallyDubiousIOProperty :: Testable prop => IO prop -> Property
morallyDubiousIOProperty = ioProperty
