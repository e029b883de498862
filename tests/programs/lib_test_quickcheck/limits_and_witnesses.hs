-- Names that came with QuickCheck 2.14.3, 2.15 and 2.16: limits that a property sets itself, values of the test that failed.
import Control.Exception
import Test.QuickCheck
import Test.QuickCheck.Monadic (assertDeepException, assertDeepExceptionIO, assertException, assertExceptionIO)

quiet :: Testable p => p -> IO Result
quiet = quickCheckWithResult stdArgs { chatty = False }

sizes :: Property
sizes = forAllBlind getSize (\n -> counterexample (show n) (n <= 7))

data Color = Red | Green | Blue | Black deriving (Eq, Show, Enum, Bounded)

main :: IO ()
main = do
  quickCheck (withNumTests 7 (\x -> x == (x :: Int)))
  quickCheck (withMaxSuccess 8 (\x -> x == (x :: Int)))
  quickCheck (withDiscardRatio 2 (\x -> x /= (x :: Int) ==> True))
  quickCheck (withDiscardRatio 3 (withNumTests 10 (\x -> x /= (x :: Int) ==> True)))
  quickCheck (withMaxSize 7 sizes)
  quickCheck sizes
  -- no attempt, all attempts
  let big = forAllShrink (return (1000 :: Int)) shrink (< 10)
  none <- quiet (withMaxShrinks 0 big)
  print (numShrinks none, failingTestCase none)
  some <- quiet big
  print (numShrinks some > 0, failingTestCase some)
  -- witnesses, the outermost first
  r <- quiet (forAll (return 'x') (\c -> witness c (forAll (return [True]) (\bs -> witness bs False))))
  print (witnesses r)
  print [castWitness w :: Maybe Char | w <- witnesses r]
  case witnesses r of
    [c, bs] -> print (coerceWitness c :: Char, coerceWitness bs :: [Bool])
    ws -> print (length ws)
  recheck r (\b -> b || True)
  s <- try (evaluate (coerceWitness (Wit 'a') :: Int))
  putStrLn (either (\e -> const "no Int" (e :: SomeException)) show s)
  -- exceptions that are meant to be thrown
  quickCheck (once (assertException (== DivideByZero) (1 `div` (0 :: Int))))
  quickCheck (once (assertExceptionIO (\(ErrorCall t) -> t == "end") (evaluate (error "end" :: Int))))
  quickCheck (once (assertDeepException (== DivideByZero) [1, 1 `div` (0 :: Int)]))
  quickCheck (once (assertDeepExceptionIO (== DivideByZero) (return (Just (1 `mod` (0 :: Int))))))
  quickCheck (once (assertException (== DivideByZero) (1 :: Int)))
  print (map shrinkBoundedEnum [Red ..])

-- expect: +++ OK, passed 7 tests.
-- expect: +++ OK, passed 8 tests.
-- expect: *** Gave up! Passed only 0 tests; 200 discarded tests.
-- expect: *** Gave up! Passed only 0 tests; 30 discarded tests.
-- expect: +++ OK, passed 100 tests.
-- expect: *** Failed! Falsified (after 9 tests):
-- expect: 8
-- expect: (0,["1000"])
-- expect: (True,["10"])
-- expect: ['x',[True]]
-- expect: [Just 'x',Nothing]
-- expect: ('x',[True])
-- expect: +++ OK, passed 1 test.
-- expect: no Int
-- expect: +++ OK, passed 1 test.
-- expect: +++ OK, passed 1 test.
-- expect: +++ OK, passed 1 test.
-- expect: +++ OK, passed 1 test.
-- expect: *** Failed! Assertion failed (after 1 test):
-- expect: [[],[Red],[Red,Green],[Red,Blue]]
