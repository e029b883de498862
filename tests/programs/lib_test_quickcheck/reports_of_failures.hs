import Control.Exception
import Test.QuickCheck

main :: IO ()
main = do
  quickCheck (\() -> False)
  quickCheck (counterexample "one" (counterexample "two\nthree" False))
  quickCheck ((1 :: Int) === 2)
  quickCheck ((1 :: Int) =/= 1)
  quickCheck (\() -> 1 `div` (0 :: Int) == 1)
  quickCheck (\() -> throw (ErrorCall "first\nsecond") :: Bool)
  quickCheck (whenFail (putStrLn "told") (\() -> False))
  quickCheck (conjoin [property True, counterexample "second part" False])
  quickCheck (disjoin [counterexample "neither" False, counterexample "nor" False])
  quickCheck (property (1 `div` (0 :: Int) == 1) .||. True)
  quickCheck (expectFailure (\() -> False))
  quickCheck (expectFailure (\() -> True))
  quickCheck (forAllShow (return ()) (\_ -> throw (ErrorCall "unshown")) (\_ -> False))
  quickCheck (withMaxSuccess 3 (verbose (\() -> True)))
  quickCheck (\() () -> counterexample "last" False)

-- expect: *** Failed! Falsified (after 1 test):
-- expect: ()
-- expect: *** Failed! Falsified (after 1 test):
-- expect: one
-- expect: two
-- expect: three
-- expect: *** Failed! Falsified (after 1 test):
-- expect: 1 /= 2
-- expect: *** Failed! Falsified (after 1 test):
-- expect: 1 == 1
-- expect: *** Failed! Exception: 'divide by zero' (after 1 test):
-- expect: ()
-- expect: *** Failed! (after 1 test):
-- expect: Exception:
-- expect:   first
-- expect:   second
-- expect: ()
-- expect: *** Failed! Falsified (after 1 test):
-- expect: told
-- expect: ()
-- expect: *** Failed! Falsified (after 1 test):
-- expect: second part
-- expect: *** Failed! Falsified, Falsified (after 1 test):
-- expect: neither
-- expect:
-- expect: nor
-- expect:
-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, failed as expected. Falsified (after 1 test):
-- expect: ()
-- expect: *** Failed! Passed 100 tests (expected failure).
-- expect: *** Failed! Falsified (after 1 test):
-- expect: Exception thrown while showing test case: 'unshown'
-- expect: Passed:
-- expect: ()
-- expect:
-- expect: Passed:
-- expect: ()
-- expect:
-- expect: Passed:
-- expect: ()
-- expect:
-- expect: +++ OK, passed 3 tests.
-- expect: *** Failed! Falsified (after 1 test):
-- expect: ()
-- expect: ()
-- expect: last
