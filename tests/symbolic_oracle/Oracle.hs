-- | Says by running it, under GHC, whether a property fails on given inputs or on any of many drawn ones.
--
-- Drawn numbers are small ones, those near the ends of their type, those near the literals of the program, and sums of
-- two of these: a property that is said to hold must hold where numbers wrap around.
module Oracle (Claim, Literals, fails, survives) where

import Control.Exception (SomeException, evaluate, fromException, try)
import Data.Ratio (Ratio, (%))
import Needle

-- | The numbers that a program mentions.
type Literals = [Integer]

-- | What is left of a stream of random numbers.
newtype Source = Source Integer

draw :: Int -> Source -> (Int, Source)
draw n (Source s) = (fromInteger (s `div` 65536 `mod` toInteger n), Source s')
  where
    s' = (s * 6364136223846793005 + 1442695040888963407) `mod` 2 ^ (64 :: Int)

pick :: [a] -> Source -> (a, Source)
pick xs s = let (i, s') = draw (length xs) s in (xs !! i, s')

class Drawn a where
  drawn :: Literals -> Source -> (a, Source)

number :: Integer -> Integer -> Literals -> Source -> (Integer, Source)
number lo hi literals s0 = case draw 10 s0 of
  (0, s) -> pick [lo, lo + 1, hi - 1, hi, lo `div` 2, hi `div` 2, hi `div` 2 + 1] s
  (1, s) -> plus s
  (2, s) -> plus s
  (k, s) | k <= 4 -> pick [-3 .. 12] s
         | k <= 6 -> let (i, s') = draw 4000 s in (toInteger i - 200, s')
         | otherwise -> near s
  where
    near s = let (x, s') = pick (0 : literals) s
                 (d, s'') = pick [-1, 0, 1] s'
             in (x + d, s'')
    plus s = let (x, s') = near s
                 (y, s'') = near s'
             in (x + y, s'')

instance Drawn Int where
  drawn literals s = (fromInteger n, s')
    where
      (n, s') = number (toInteger (minBound :: Int)) (toInteger (maxBound :: Int)) literals s

instance Drawn Integer where
  drawn = number (-(2 ^ (80 :: Int))) (2 ^ (80 :: Int))

instance Drawn Char where
  drawn _ s = case draw 8 s of
    (0, s') -> pick "\0\t\n\128\233\960\1632\65535\1114111" s'
    (1, s') -> pick ['\0' .. '\255'] s'
    (k, s') | k <= 4 -> pick ['0' .. '9'] s'
            | otherwise -> pick "abcxyzABZ +-*/()=_.,-:" s'

instance Drawn Bool where
  drawn _ = pick [False, True]

instance Drawn Ordering where
  drawn _ = pick [LT, EQ, GT]

-- | A third of them are those that compare or round in an odd way.
fraction :: Fractional a => [a] -> Literals -> Source -> (a, Source)
fraction odd literals s0 = case draw 3 s0 of
  (0, s) -> pick odd s
  (_, s) -> let (n, s') = drawn literals s
                (d, s'') = pick [1, 2, 3, 4, 10, 1000] s'
            in (fromIntegral (n :: Int) / d, s'')

instance Drawn Double where
  drawn = fraction [0, -0.0, 0 / 0, 1 / 0, -1 / 0, 0.1, 0.2, 0.3, 1.0e16, 5.0e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1.0000000000000002,
                    0.9999999999999999, 1.4142135623730951, 1.0e-200]

instance Drawn Float where
  drawn = fraction [0, -0.0, 0 / 0, 1 / 0, -1 / 0, 0.1, 0.2, 0.3, 1.6777216e7, 1.0e-45, 3.4028235e38, 1.0000001, 0.33333334]


instance Integral a => Drawn (Ratio a) where
  drawn literals s = let (n, s') = drawn literals s
                         (d, s'') = pick [1, 2, 3, 7, 12] s'
                     in (fromInteger n % d, s'')

instance Drawn a => Drawn [a] where
  drawn literals s = let (n, s') = pick [0, 0, 1, 2, 2, 3, 3, 4, 5, 8, 9] s in go (n :: Int) s'
    where
      go 0 t = ([], t)
      go n t = let (x, t') = drawn literals t
                   (xs, t'') = go (n - 1) t'
               in (x : xs, t'')

instance Drawn a => Drawn (Maybe a) where
  drawn literals s = let (b, s') = drawn literals s
                         (x, s'') = drawn literals s'
                     in (if b then Just x else Nothing, s'')

instance (Drawn a, Drawn b) => Drawn (a, b) where
  drawn literals s = let (a, s') = drawn literals s
                         (b, s'') = drawn literals s'
                     in ((a, b), s'')

instance (Drawn a, Drawn b, Drawn c) => Drawn (a, b, c) where
  drawn literals s = let ((a, b), s') = drawn literals s
                         (c, s'') = drawn literals s'
                     in ((a, b, c), s'')

-- | What a property may be.
class Claim a where
  outcome :: Literals -> Source -> a -> (Result, Source)

instance Claim Bool where
  outcome _ s b = (if b then Success else Failure, s)

instance Claim Result where
  outcome _ s r = (r, s)

instance (Drawn a, Claim b) => Claim (a -> b) where
  outcome literals s f = let (x, s') = drawn literals s in outcome literals s' (f x)

run :: Claim a => Literals -> Source -> a -> IO (Result, Source)
run literals s f = do
  let (r, s') = outcome literals s f
  done <- try (evaluate r)
  return $ case done of
    Right r' -> (r', s')
    Left e -> (if uncounted e then PreconditionFailed else Failure, s')
  where
    uncounted e = case fromException (e :: SomeException) of
      Just NotCounted -> True
      Nothing -> False

-- | An applied property must fail.
fails :: Claim a => String -> a -> IO ()
fails name claim = do
  (r, _) <- run [] (Source 1) claim
  putStrLn (name ++ (if r == Failure then " ok" else " WRONG: " ++ show r ++ " on its witness"))

-- | A property must not fail on so many drawn inputs; how many of them met its precondition is said.
survives :: Claim a => String -> Literals -> Int -> a -> IO ()
survives name literals tests claim = go tests (0 :: Int) (Source 88172645463325252)
  where
    go 0 0 _ = putStrLn (name ++ " WRONG: no test met the precondition")
    go 0 met _ = putStrLn (name ++ " ok, tests " ++ show met)
    go n met s = do
      (r, s') <- run literals s claim
      case r of
        Failure -> putStrLn (name ++ " WRONG: fails on drawn input " ++ show (tests - n))
        Success -> go (n - 1) (met + 1) (next s')
        PreconditionFailed -> go (n - 1) met (next s')
    next (Source k) = Source (k * 2862933555777941757 + 3037000493)
