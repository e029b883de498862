-- | Running properties: tests, smaller counterexamples, and the report.
module Test.QuickCheck.Test
  ( Args(..), Result(..), stdArgs, isSuccess
  , quickCheck, quickCheckWith, quickCheckResult, quickCheckWithResult, recheck
  , verboseCheck, verboseCheckWith, verboseCheckResult, verboseCheckWithResult
  , labelledExamples, labelledExamplesWith, labelledExamplesResult, labelledExamplesWithResult
  , quickCheckPlaced, quickCheckWithPlaced, quickCheckResultPlaced, quickCheckWithResultPlaced
  , verboseCheckPlaced, verboseCheckWithPlaced, verboseCheckResultPlaced, verboseCheckWithResultPlaced
  ) where

import Control.DeepSeq (rnf)
import Control.Exception (SomeException, evaluate, try)
import Control.Monad (when)
import Data.Char (isSpace)
import Data.IORef
import Data.List (intercalate, sortBy)
import qualified Data.Map as Map
import qualified Data.Set as Set
import Needle.Suite (Body(..), Place, Suite(..), handOver)
import Test.QuickCheck.Exception
import Test.QuickCheck.Gen (unGen)
import Test.QuickCheck.Property (Property, Prop(..), Testable(..), Callback(..), CallbackKind(..), unProperty)
import qualified Test.QuickCheck.Property as P
import Test.QuickCheck.Random
import Test.QuickCheck.State (Confidence(..), State(MkState))
import qualified Test.QuickCheck.State as S
import Text.Printf (printf)

{-# NEWER recheck #-}

-- | How to test.
data Args = Args
  { replay :: Maybe (QCGen, Int)  -- choices and size of the first test
  , maxSuccess :: Int             -- tests that must pass
  , maxDiscardRatio :: Int        -- discarded tests allowed for each of them
  , maxSize :: Int                -- the largest size
  , chatty :: Bool                -- whether to print
  , maxShrinks :: Int             -- attempts to make a counterexample smaller
  }
  deriving Show

-- | The outcome of a run.
data Result
  = Success
    { numTests :: Int, numDiscarded :: Int
    , labels :: Map.Map [String] Int, classes :: Map.Map String Int, tables :: Map.Map String (Map.Map String Int)
    , output :: String }
  | GaveUp
    { numTests :: Int, numDiscarded :: Int
    , labels :: Map.Map [String] Int, classes :: Map.Map String Int, tables :: Map.Map String (Map.Map String Int)
    , output :: String }
  | Failure
    { numTests :: Int, numDiscarded :: Int
    , numShrinks :: Int, numShrinkTries :: Int, numShrinkFinal :: Int
    , usedSeed :: QCGen, usedSize :: Int
    , reason :: String, theException :: Maybe AnException
    , output :: String
    , failingTestCase :: [String], failingLabels :: [String], failingClasses :: Set.Set String
    , witnesses :: [P.Witness] }
  | NoExpectedFailure
    { numTests :: Int, numDiscarded :: Int
    , labels :: Map.Map [String] Int, classes :: Map.Map String Int, tables :: Map.Map String (Map.Map String Int)
    , output :: String }
  deriving Show

-- | Whether a run succeeded.
isSuccess :: Result -> Bool
isSuccess r = case r of
  Success {} -> True
  _ -> False

-- | A hundred tests up to size 100.
stdArgs :: Args
stdArgs = Args
  { replay = Nothing, maxSuccess = 100, maxDiscardRatio = 10, maxSize = 100, chatty = True, maxShrinks = maxBound }

-- | Tests a property and prints the outcome.
quickCheck :: Testable prop => prop -> IO ()
quickCheck = quickCheckPlaced ""

-- | Tests a property in a given way.
quickCheckWith :: Testable prop => Args -> prop -> IO ()
quickCheckWith = quickCheckWithPlaced ""

-- | Tests a property and gives the outcome, too.
quickCheckResult :: Testable prop => prop -> IO Result
quickCheckResult = quickCheckResultPlaced ""

-- | Tests a property in a given way and gives the outcome, too.
quickCheckWithResult :: Testable prop => Args -> prop -> IO Result
quickCheckWithResult = quickCheckWithResultPlaced ""

-- | Repeats the test that failed.
recheck :: Testable prop => Result -> prop -> IO ()
recheck r p = case r of
  Failure { usedSeed = seed, usedSize = size } -> quickCheckWith stdArgs { replay = Just (seed, size) } (P.once p)
  _ -> errorWithoutStackTrace "recheck: the run has not failed"

-- | Tests a property and prints each test.
verboseCheck :: Testable prop => prop -> IO ()
verboseCheck = verboseCheckPlaced ""

-- | Tests a property in a given way and prints each test.
verboseCheckWith :: Testable prop => Args -> prop -> IO ()
verboseCheckWith = verboseCheckWithPlaced ""

-- | Tests a property, prints each test and gives the outcome.
verboseCheckResult :: Testable prop => prop -> IO Result
verboseCheckResult = verboseCheckResultPlaced ""

-- | Tests a property in a given way, prints each test and gives the outcome.
verboseCheckWithResult :: Testable prop => Args -> prop -> IO Result
verboseCheckWithResult = verboseCheckWithResultPlaced ""

-- the same, called at a place (Needle.Suite)

quickCheckPlaced, verboseCheckPlaced :: Testable prop => Place -> prop -> IO ()
quickCheckPlaced place = quickCheckWithPlaced place stdArgs
verboseCheckPlaced place = quickCheckPlaced place . P.verbose

quickCheckWithPlaced, verboseCheckWithPlaced :: Testable prop => Place -> Args -> prop -> IO ()
quickCheckWithPlaced place args p = quickCheckWithResultPlaced place args p >> return ()
verboseCheckWithPlaced place args = quickCheckWithPlaced place args . P.verbose

quickCheckResultPlaced, verboseCheckResultPlaced :: Testable prop => Place -> prop -> IO Result
quickCheckResultPlaced place = quickCheckWithResultPlaced place stdArgs
verboseCheckResultPlaced place = quickCheckResultPlaced place . P.verbose

quickCheckWithResultPlaced, verboseCheckWithResultPlaced :: Testable prop => Place -> Args -> prop -> IO Result
quickCheckWithResultPlaced place args p = handOver untested [Test "" place (Holds (property p))] (do
  text <- newIORef []
  let write s = do
        modifyIORef text (s :)
        when (chatty args) (putStrLn s)
  runTests text (initialState write args) (property p))
verboseCheckWithResultPlaced place args = quickCheckWithResultPlaced place args . P.verbose

-- what a program learns of a property that it has handed over
untested :: Result
untested = Success
  { numTests = 0, numDiscarded = 0, labels = Map.empty, classes = Map.empty, tables = Map.empty, output = "" }

-- | Prints the first test with each label, then the outcome.
labelledExamples :: Testable prop => prop -> IO ()
labelledExamples = labelledExamplesWith stdArgs

-- | Prints the first test with each label; testing in a given way.
labelledExamplesWith :: Testable prop => Args -> prop -> IO ()
labelledExamplesWith args p = labelledExamplesWithResult args p >> return ()

-- | Prints the first test with each label and gives the outcome.
labelledExamplesResult :: Testable prop => prop -> IO Result
labelledExamplesResult = labelledExamplesWithResult stdArgs

-- | Prints the first test with each label, testing in a given way, and gives the outcome.
labelledExamplesWithResult :: Testable prop => Args -> prop -> IO Result
labelledExamplesWithResult args p = do
  seen <- newIORef Set.empty
  let example st r = do
        old <- readIORef seen
        let new = filter (`Set.notMember` old) (Set.toList (Set.fromList (P.labels r ++ P.classes r)))
        when (P.ok r == Just True && not (null new)) (do
          writeIORef seen (Set.union old (Set.fromList new))
          S.terminal st ("*** Found example of " ++ intercalate ", " new)
          mapM_ (\s -> P.showCounterexample s >>= S.terminal st) (P.testCase r)
          S.terminal st "")
  quickCheckWithResult args (P.callback (PostTest Counterexample example) p)

-- the run

initialState :: (String -> IO ()) -> Args -> State
initialState write args = MkState
  { S.terminal = write
  , S.maxSuccessTests = maxSuccess args
  , S.maxDiscardedRatio = maxDiscardRatio args
  , S.maxTestSize = maxSize args
  , S.numTotMaxShrinks = maxShrinks args
  , S.coverageConfidence = Nothing
  , S.numSuccessTests = 0
  , S.numDiscardedTests = 0
  , S.labels = Map.empty
  , S.classes = Map.empty
  , S.tables = Map.empty
  , S.requiredCoverage = Map.empty
  , S.expected = True
  , S.randomSeed = maybe (mkQCGen 0) fst (replay args)
  , S.firstSize = fmap snd (replay args)
  , S.numSuccessShrinks = 0
  , S.numTryShrinks = 0 }

type Output = IORef [String]

runTests :: Output -> State -> Property -> IO Result
runTests text st p
  | S.numSuccessTests st >= S.maxSuccessTests st && S.coverageConfidence st == Nothing = finish text st
  | S.numDiscardedTests st >= S.maxDiscardedRatio st * max (S.numSuccessTests st) (S.maxSuccessTests st) = giveUp text st
  | otherwise = oneTest text st p

oneTest :: Output -> State -> Property -> IO Result
oneTest text st0 p = case S.randomSeed st0 of
  Choices _ here later -> do
    let size = sizeOf st0
    r <- examine (unProp (unGen (unProperty p) here size))
    let st = (counted r st0) { S.randomSeed = later, S.firstSize = Nothing }
    afterTest st r
    case P.ok r of
      Just True -> do
        let st' = st { S.numSuccessTests = S.numSuccessTests st + 1 }
        continue r st'
      Nothing -> do
        let st' = st { S.numDiscardedTests = S.numDiscardedTests st + 1 }
        if P.abort r then giveUp text st' else runTests text st' p
      Just False -> failure text st here size r
  where
    continue r st
      | P.abort r = finish text st
      | otherwise = checkedCoverage st
    checkedCoverage st = case S.coverageConfidence st of
      Just k | due (S.numSuccessTests st) -> case () of
        _ | all (enough k st) (coverage st) -> finish text st
          | any (tooLittle k st) (coverage st) -> badCoverage text st
          | otherwise -> runTests text st p
      _ -> runTests text st p
    -- after 100, 200, 400, .. tests
    due n = n `mod` 100 == 0 && isPower (n `div` 100)
    isPower n = n == 1 || n > 1 && even n && isPower (n `div` 2)

-- sizes 0, 1, 2, .. and over again, spread so that the last round reaches the largest; discards push them up
sizeOf :: State -> Int
sizeOf st = case S.firstSize st of
  Just s -> s
  Nothing
    | largest <= 0 -> 0
    | (n `div` largest) * largest + largest <= wanted || n >= wanted || wanted `mod` largest == 0
      -> min largest (n `mod` largest + d `div` 10)
    | otherwise -> min largest ((n `mod` largest) * largest `div` (wanted `mod` largest) + d `div` 10)
  where
    n = S.numSuccessTests st
    d = S.numDiscardedTests st
    wanted = S.maxSuccessTests st
    largest = S.maxTestSize st

-- a result whose parts are evaluated: exceptions have become a verdict
examine :: P.Result -> IO P.Result
examine r = do
  verdict <- try (evaluate (case P.ok r of
    Just b -> b `seq` Just b
    Nothing -> Nothing))
  base <- case verdict of
    Right v -> return (P.succeeded { P.ok = v, P.reason = if v == Just False then "Falsified" else "" })
    Left e -> return (P.exception "Exception" (e :: SomeException))
  expected <- orElse True (P.expect r)
  stop <- orElse True (P.abort r)
  tests <- orElse Nothing (P.maybeNumTests r)
  ratio <- orElse Nothing (P.maybeDiscardedRatio r)
  largest <- orElse Nothing (P.maybeMaxTestSize r)
  shrinks <- orElse Nothing (P.maybeMaxShrinks r)
  check <- orElse Nothing (P.maybeCheckCoverage r)
  why <- orElse "" (let s = P.reason r in rnf s `seq` s)
  thrown <- orElse Nothing (P.theException r)
  ls <- prefix (P.labels r) >>= mapM (orElse "" . forced)
  cs <- prefix (P.classes r) >>= mapM (orElse "" . forced)
  ts <- prefix (P.tables r)
  wants <- prefix (P.requiredCoverage r)
  calls <- prefix (P.callbacks r)
  args <- prefix (P.testCase r)
  values <- prefix (P.theWitnesses r)
  return base
    { P.expect = expected, P.abort = stop, P.maybeNumTests = tests, P.maybeDiscardedRatio = ratio
    , P.maybeMaxTestSize = largest, P.maybeMaxShrinks = shrinks, P.maybeCheckCoverage = check
    , P.reason = if null why then P.reason base else why
    , P.theException = maybe (P.theException base) Just thrown
    , P.labels = ls, P.classes = cs, P.tables = ts, P.requiredCoverage = wants
    , P.callbacks = calls, P.testCase = args, P.theWitnesses = values, P.smaller = P.smaller r }
  where forced s = rnf s `seq` s

-- a value, or another if that throws
orElse :: a -> a -> IO a
orElse d x = do
  v <- try (evaluate x)
  return (case v of
    Right y -> y
    Left e -> const d (e :: SomeException))

-- the part of a list before it throws
prefix :: [a] -> IO [a]
prefix xs = do
  cell <- orElse [] xs
  case cell of
    [] -> return []
    y : ys -> fmap (y :) (prefix ys)

counted :: P.Result -> State -> State
counted r st = st
  { S.maxSuccessTests = maybe (S.maxSuccessTests st) id (P.maybeNumTests r)
  , S.maxDiscardedRatio = maybe (S.maxDiscardedRatio st) id (P.maybeDiscardedRatio r)
  , S.maxTestSize = maybe (S.maxTestSize st) id (P.maybeMaxTestSize r)
  , S.numTotMaxShrinks = maybe (S.numTotMaxShrinks st) id (P.maybeMaxShrinks r)
  , S.expected = P.expect r
  , S.coverageConfidence = maybe (S.coverageConfidence st) Just (P.maybeCheckCoverage r)
  , S.labels = if passed then Map.insertWith (+) (P.labels r) 1 (S.labels st) else S.labels st
  , S.classes = if passed then foldr count (S.classes st) (distinct (P.classes r)) else S.classes st
  , S.tables = if passed then foldr countIn (S.tables st) (P.tables r) else S.tables st
  , S.requiredCoverage = foldr want (S.requiredCoverage st) (P.requiredCoverage r) }
  where
    passed = P.ok r == Just True
    distinct = Set.toList . Set.fromList
    count s = Map.insertWith (+) s 1
    countIn (t, v) = Map.insertWith (Map.unionWith (+)) t (Map.singleton v 1)
    want (t, v, p) = Map.insertWith max (t, v) p

afterTest :: State -> P.Result -> IO ()
afterTest st r = mapM_ call (P.callbacks r)
  where
    call (PostTest _ f) = quietly (f st r)
    call _ = return ()

afterFailure :: State -> P.Result -> IO ()
afterFailure st r = mapM_ call (P.callbacks r)
  where
    call (PostFinalFailure _ f) = quietly (f st r)
    call _ = return ()

-- an action whose exceptions end only itself
quietly :: IO () -> IO ()
quietly m = do
  v <- try m
  case v of
    Right () -> return ()
    Left e -> putStrLn (P.formatException "*** Exception in callback" (e :: SomeException))

-- endings

finish :: Output -> State -> IO Result
finish text st
  | S.expected st = do
      report ("+++ OK, passed " ++ testCount st) st
      out <- written text
      return (Success n d (S.labels st) (S.classes st) (S.tables st) out)
  | otherwise = do
      report ("*** Failed! Passed " ++ testCount st ++ " (expected failure)") st
      out <- written text
      return (NoExpectedFailure n d (S.labels st) (S.classes st) (S.tables st) out)
  where
    n = S.numSuccessTests st
    d = S.numDiscardedTests st

giveUp :: Output -> State -> IO Result
giveUp text st = do
  report ("*** Gave up! Passed only " ++ plural n "test" ++ "; " ++ show d ++ " discarded tests") st
  out <- written text
  return (GaveUp n d (S.labels st) (S.classes st) (S.tables st) out)
  where
    n = S.numSuccessTests st
    d = S.numDiscardedTests st

failure :: Output -> State -> Choices -> Int -> P.Result -> IO Result
failure text st seed size r0 = do
  (r, done, tries, final) <- minimal st r0
  let n = S.numSuccessTests st + 1
      shrinks = if done == 0 then "" else " and " ++ plural done "shrink"
      after = "(after " ++ plural n "test" ++ shrinks ++ "):"
      intro = if P.expect r then "*** Failed! " else "+++ OK, failed as expected. "
      oneLine = '\n' `notElem` P.reason r
  if oneLine
    then S.terminal st (intro ++ P.reason r ++ " " ++ after)
    else do
      S.terminal st (intro ++ after)
      mapM_ (S.terminal st) (lines (P.reason r))
  afterFailure st r
  out <- written text
  shown <- mapM P.showCounterexample (P.testCase r)
  return (if P.expect r
    then Failure
      { numTests = n, numDiscarded = S.numDiscardedTests st
      , numShrinks = done, numShrinkTries = tries, numShrinkFinal = final
      , usedSeed = seed, usedSize = size
      , reason = P.reason r, theException = P.theException r, output = out
      , failingTestCase = shown, failingLabels = P.labels r, failingClasses = Set.fromList (P.classes r)
      , witnesses = P.theWitnesses r }
    else Success n (S.numDiscardedTests st) (S.labels st) (S.classes st) (S.tables st) out)

-- goes to the first smaller test that fails, until none does: the last failing one, the steps made, the attempts in vain,
-- and those of them after the last step
minimal :: State -> P.Result -> IO (P.Result, Int, Int, Int)
minimal st r0 = go r0 0 0 0 (S.numTotMaxShrinks st) (P.smaller r0)
  where
    go r done tries final left candidates
      | left <= 0 = return (r, done, tries - final, final)
      | otherwise = do
          cell <- orElse [] candidates
          case cell of
            [] -> return (r, done, tries - final, final)
            c : cs -> do
              r' <- examine c
              afterTest st r'
              if P.ok r' == Just False
                then go r' (done + 1 :: Int) tries 0 (left - 1) (P.smaller r')
                else go r done (tries + 1) (final + 1) (left - 1) cs

badCoverage :: Output -> State -> IO Result
badCoverage text st = do
  S.terminal st ("*** Failed! Insufficient coverage (after " ++ plural n "test" ++ "):")
  mapM_ (S.terminal st) (paragraphs (labelTables st ++ [coverageLines st] ++ valueTables st))
  out <- written text
  return Failure
    { numTests = n, numDiscarded = S.numDiscardedTests st, numShrinks = 0, numShrinkTries = 0, numShrinkFinal = 0
    , usedSeed = S.randomSeed st, usedSize = 0
    , reason = "Insufficient coverage", theException = Nothing, output = out
    , failingTestCase = [], failingLabels = [], failingClasses = Set.empty, witnesses = [] }
  where n = S.numSuccessTests st

written :: Output -> IO String
written text = fmap (unlines . reverse) (readIORef text)

-- texts

plural :: Int -> String -> String
plural n s = show n ++ " " ++ s ++ (if n == 1 then "" else "s")

testCount :: State -> String
testCount st = plural (S.numSuccessTests st) "test" ++
  (if S.numDiscardedTests st == 0 then "" else "; " ++ show (S.numDiscardedTests st) ++ " discarded")

-- the first line of a report: a single label fits on it, more go below
report :: String -> State -> IO ()
report intro st = do
  case labelTables st of
    [] -> say (intro ++ ".")
    [[only]] -> say (intro ++ " (" ++ dropWhile isSpace only ++ ").")
    several -> do
      say (intro ++ ":")
      mapM_ say (paragraphs several)
  case paragraphs (valueTables st ++ [coverageLines st]) of
    [] -> return ()
    more -> mapM_ say ("" : more)
  where say = S.terminal st

-- blocks of lines with empty lines between them
paragraphs :: [[String]] -> [String]
paragraphs blocks = intercalate [""] (filter (not . null) blocks)

labelTables :: State -> [[String]]
labelTables st = filter (not . null) (map (table n) (S.classes st : Map.elems byPosition))
  where
    n = S.numSuccessTests st
    byPosition = Map.fromListWith (Map.unionWith (+))
      [ (i, Map.singleton l k) | (ls, k) <- Map.toList (S.labels st), (i, l) <- zip [0 :: Int ..] ls ]

valueTables :: State -> [[String]]
valueTables st =
  [ (name ++ " (" ++ show n ++ " in total):") : table n m
  | (name, m) <- Map.toList (S.tables st), let n = sum (Map.elems m) ]

-- the most frequent first, percentages aligned
table :: Int -> Map.Map String Int -> [String]
table n m = [replicate (width - length p) ' ' ++ p ++ " " ++ s | (s, p) <- rows]
  where
    rows = [(s, percent n (fromIntegral k / fromIntegral n)) | (s, k) <- sortBy most (Map.toList m)]
    width = maximum (0 : map (length . snd) rows)
    most (_, a) (_, b) = compare b a

-- a share as text; the more tests, the more digits
percent :: Int -> Double -> String
percent n x = printf "%.*f" (places :: Int) (100 * x) ++ "%"
  where places = max 0 (ceiling (logBase 10 (fromIntegral n :: Double) - 2))

-- coverage: name of the table, value, how many of how many, share wanted
coverage :: State -> [(Maybe String, String, Int, Int, Double)]
coverage st =
  [ (t, v, Map.findWithDefault 0 v counts, n, p / 100)
  | ((t, v), p) <- Map.toList (S.requiredCoverage st)
  , let counts = maybe (S.classes st) (\name -> Map.findWithDefault Map.empty name (S.tables st)) t
        n = maybe (S.numSuccessTests st) (const (sum (Map.elems counts))) t ]

coverageLines :: State -> [String]
coverageLines st =
  [ subject t ++ percent n share ++ " " ++ v ++ ", but expected " ++ percent n p
  | (t, v, k, n, p) <- coverage st
  , let share = if n == 0 then 0 else fromIntegral k / fromIntegral n :: Double
  , lacking k n p ]
  where
    subject Nothing = "Only "
    subject (Just t) = "Table '" ++ t ++ "' had only "
    lacking k n p = case S.coverageConfidence st of
      Nothing -> fromIntegral k < p * fromIntegral n
      Just c -> wilson 1 k n (deviations c) < p

-- surely enough, surely too little: Wilson's interval around the observed share
enough, tooLittle :: Confidence -> State -> (Maybe String, String, Int, Int, Double) -> Bool
enough c _ (_, _, k, n, p) = n > 0 && wilson (-1) k n (deviations c) >= tolerance c * p
tooLittle c _ (_, _, k, n, p) = n > 0 && wilson 1 k n (deviations c) < p

wilson :: Double -> Int -> Int -> Double -> Double
wilson side k n z = (share + z * z / (2 * m) + side * z * sqrt (share * (1 - share) / m + z * z / (4 * m * m))) / (1 + z * z / m)
  where
    m = fromIntegral n
    share = fromIntegral k / m

-- how many standard deviations make the odds against an error
deviations :: Confidence -> Double
deviations c = z - log (4 * pi * l) / (2 * z)
  where
    l = log (fromInteger (certainty c))
    z = sqrt (2 * l)
