-- | Testing properties for all small values, lazily: a test starts with arguments that are not known at all, and only the
-- parts that the property asks for are filled in, in every possible way.
module Test.LazySmallCheck
  ( Serial(series), Series, Cons, cons, (><), empty, (\/), drawnFrom, cons0, cons1, cons2, cons3, cons4, cons5
  , Testable, depthCheck, smallCheck, test, depthCheckPlaced, smallCheckPlaced, testPlaced
  , (==>), Property, lift, neg, (*&*), (*|*), (*=>*), (*=*)
  ) where

import Control.Exception (evaluate, try)
import Needle.Check (precondition)
import Needle.Suite (Body(..), Place, Suite(..), handOver, refutedBy)
import System.Exit (ExitCode(..), exitWith)
import Test.LazySmallCheck.Property
import Test.LazySmallCheck.Series

infixr 0 ==>
infixr 3 \/
infixl 4 ><

-- | Types with a series of values.
class Serial a where
  -- | The values.
  series :: Series a

-- | A constructor without fields so far.
cons :: a -> Series a
cons x _ = Cons (Shape [[]]) [const x]

-- | No values.
empty :: Series a
empty _ = Cons (Shape []) []

-- | Adds a field; it is one level deeper.
(><) :: Series (a -> b) -> Series a -> Series b
(f >< a) d
  | d <= 0 = empty d
  | otherwise = case (f d, a (d - 1)) of
      (Cons (Shape products) fs, Cons shape@(Shape choices) as)
        | null choices -> empty d
        | otherwise -> Cons (Shape (map (shape :) products)) (map (applied as) fs)
  where
    -- the last field is the first of the terms
    applied as g (t : ts) = g ts (build as t)
    applied _ _ [] = error "Test.LazySmallCheck: a constructor lacks a field"

-- | The constructors of both.
(\/) :: Series a -> Series a -> Series a
(a \/ b) d = case (a d, b d) of
  (Cons (Shape p) as, Cons (Shape q) bs) -> Cons (Shape (p ++ q)) (as ++ bs)

-- | One of the given values.
drawnFrom :: [a] -> Cons a
drawnFrom xs = Cons (Shape (map (const []) xs)) (map const xs)

-- | A constructor without fields.
cons0 :: a -> Series a
cons0 = cons

-- | A constructor with one field.
cons1 :: Serial a => (a -> b) -> Series b
cons1 f = cons f >< series

-- | A constructor with two fields.
cons2 :: (Serial a, Serial b) => (a -> b -> c) -> Series c
cons2 f = cons1 f >< series

-- | A constructor with three fields.
cons3 :: (Serial a, Serial b, Serial c) => (a -> b -> c -> d) -> Series d
cons3 f = cons1 f >< series >< series

-- | A constructor with four fields.
cons4 :: (Serial a, Serial b, Serial c, Serial d) => (a -> b -> c -> d -> e) -> Series e
cons4 f = cons1 f >< series >< series >< series

-- | A constructor with five fields.
cons5 :: (Serial a, Serial b, Serial c, Serial d, Serial e) => (a -> b -> c -> d -> e -> f) -> Series f
cons5 f = cons1 f >< series >< series >< series >< series

instance Serial () where
  series = cons0 ()

instance Serial Bool where
  series = cons0 False \/ cons0 True

instance Serial a => Serial (Maybe a) where
  series = cons0 Nothing \/ cons1 Just

instance (Serial a, Serial b) => Serial (Either a b) where
  series = cons1 Left \/ cons1 Right

instance Serial a => Serial [a] where
  series = cons0 [] \/ cons2 (:)

-- tuples do not count as a level
instance (Serial a, Serial b) => Serial (a, b) where
  series = cons2 (,) . (+ 1)

instance (Serial a, Serial b, Serial c) => Serial (a, b, c) where
  series = cons3 (,,) . (+ 1)

instance (Serial a, Serial b, Serial c, Serial d) => Serial (a, b, c, d) where
  series = cons4 (,,,) . (+ 1)

instance (Serial a, Serial b, Serial c, Serial d, Serial e) => Serial (a, b, c, d, e) where
  series = cons5 (,,,,) . (+ 1)

instance Serial Int where
  series d = drawnFrom [negate d .. d]

instance Serial Integer where
  series d = drawnFrom (map toInteger [negate d .. d])

instance Serial Char where
  series d = drawnFrom (take (d + 1) ['a' ..])

instance Serial Float where
  series d = drawnFrom (floats d)

instance Serial Double where
  series d = drawnFrom (floats d)

floats :: RealFloat a => Int -> [a]
floats d = [encodeFloat (toInteger s) e | s <- range, e <- range, odd s || s == 0 && e == 0]
  where range = [negate d .. d]

-- properties

-- | The second if the first.
(==>) :: Bool -> Bool -> Bool
p ==> q = if precondition p then q else True

-- the truth, or a part that must be known for it
decide :: Property -> IO (Either Position Bool)
decide p = case p of
  Truth b -> do
    r <- try (evaluate b)
    return (case r of
      Right v -> Right v
      Left (Needed at) -> Left at)
  Not q -> fmap (fmap not) (decide q)
  Both q r -> do
    first <- decide q
    case first of
      Right False -> return first
      Right True -> decide r
      Left _ -> do
        second <- decide r
        return (if second == Right False then second else first)
  Same q r -> do
    first <- decide q
    case first of
      Left _ -> return first
      Right b -> fmap (fmap (== b)) (decide r)

-- a property of some arguments: what they look like, how they are shown, and the property itself
data Plan = Plan [Shape] [Term -> String] ([Term] -> Property)

-- | Types of things that can be tested.
class Testable a where
  plan :: Int -> a -> Plan

instance Testable Bool where
  plan _ b = Plan [] [] (const (Truth b))

instance Testable Property where
  plan _ p = Plan [] [] (const p)

instance (Show a, Serial a, Testable b) => Testable (a -> b) where
  plan d f = case series d of
    Cons shape builders -> case plan d (f (error "Test.LazySmallCheck: an argument used too early")) of
      Plan shapes shows _ -> Plan (shape : shapes) ((show . build builders) : shows) (\terms -> case terms of
        t : ts -> case plan d (f (build builders t)) of Plan _ _ body -> body ts
        [] -> error "Test.LazySmallCheck: an argument is missing")

-- every way to fill one gap by one constructor
refine :: [Term] -> Position -> [[Term]]
refine terms [] = [terms]
refine terms (i : at) = case splitAt i terms of
  (before, t : after) -> [before ++ t' : after | t' <- fill t at]
  (before, []) -> [before]

fill :: Term -> Position -> [Term]
fill (Gap p (Shape products)) _ =
  [Con i (zipWith (\k s -> Gap (p ++ [k]) s) [0 ..] fields) | (i, fields) <- zip [0 ..] products]
fill (Con i ts) at = map (Con i) (refine ts at)

-- some complete value: the first constructor in each gap
complete :: Term -> Term
complete t = case t of
  Gap p _ -> case fill t p of
    t' : _ -> complete t'
    [] -> t
  Con i ts -> Con i (map complete ts)

-- the number of tests, or arguments that refute
refute :: ([Term] -> Property) -> [Term] -> IO (Either [Term] Int)
refute body = go
  where
    go terms = do
      r <- decide (body terms)
      case r of
        Right True -> return (Right 1)
        Right False -> return (Left terms)
        Left at -> alternatives 1 (refine terms at)
    alternatives n [] = return (Right n)
    alternatives n (ts : rest) = do
      r <- go ts
      case r of
        Left _ -> return r
        Right k -> let m = n + k in m `seq` alternatives m rest

-- | Tests a property at a depth; a counterexample ends the program.
depthCheck :: Testable a => Int -> a -> IO ()
depthCheck = depthCheckPlaced ""

-- | Tests a property at all depths up to one.
smallCheck :: Testable a => Int -> a -> IO ()
smallCheck = smallCheckPlaced ""

-- | Tests a property at all depths.
test :: Testable a => a -> IO ()
test = testPlaced ""

-- the same, called at a place (Needle.Suite)

depthCheckPlaced, smallCheckPlaced :: Testable a => Place -> Int -> a -> IO ()
depthCheckPlaced place d p = handed place [d] p (checked d p)
smallCheckPlaced place d p = handed place [0 .. d] p (mapM_ (\k -> checked k p) [0 .. d])

testPlaced :: Testable a => Place -> a -> IO ()
testPlaced place p = handed place [0 .. 5] p (mapM_ (\k -> checked k p) [0 ..])

handed :: Testable a => Place -> [Int] -> a -> IO () -> IO ()
handed place depths p = handOver () [Test "" place (Examined (firstOf depths))]
  where
    firstOf [] = return Nothing
    firstOf (d : ds) = refuted d p >>= either (return . Just . refutedBy) (const (firstOf ds))

-- the texts of arguments that refute a property at a depth, or the number of tests
refuted :: Testable a => Int -> a -> IO (Either [String] Int)
refuted d p = case plan d p of
  Plan shapes shows body -> do
    r <- refute body (zipWith (\i s -> Gap [i] s) [0 ..] shapes)
    return (either (\terms -> Left (zipWith (\s t -> s (complete t)) shows terms)) Right r)

checked :: Testable a => Int -> a -> IO ()
checked d p = do
  r <- refuted d p
  case r of
    Right n -> putStrLn ("OK, required " ++ show n ++ " tests at depth " ++ show d)
    Left texts -> do
      putStrLn "Counter example found:"
      mapM_ putStrLn texts
      exitWith ExitSuccess
