import Data.IORef
import Test.QuickCheck

-- tests are numbered, so that the report does not depend on the choices
numbered :: Testable prop => (Int -> prop) -> IO ()
numbered p = do
  r <- newIORef 0
  quickCheck (\() -> ioProperty (do
    n <- readIORef r
    writeIORef r (n + 1)
    return (p n)))

main :: IO ()
main = do
  quickCheck (False ==> True)
  quickCheck (\() -> False ==> True)
  quickCheckWith stdArgs { maxSuccess = 10, maxDiscardRatio = 2 } (\() -> (discard :: Bool))
  numbered (\n -> n > 5 ==> True)
  numbered (\n -> n < 5 ==> label "x" True)
  numbered (\n -> n < 5 ==> collect (n < 2) True)
  numbered (\n -> even n ==> label "even" True)
  quickCheck (\() -> label "a" (label "b" True))
  quickCheck (\() -> classify True "yes" (classify False "no" True))
  quickCheck (\() -> tabulate "Letters" ["a", "b", "b"] True)
  quickCheck (\() -> cover 50 False "rare" True)
  quickCheck (\() -> coverTable "T" [("a", 50)] (tabulate "T" ["a", "b", "b"] True))
  quickCheck (checkCoverage (\() -> cover 50 False "rare" True))
  quickCheck (checkCoverage (\() -> cover 50 True "common" True))
  numbered (\n -> collect (n `mod` 10 == 0) True)

-- expect: *** Gave up! Passed only 0 tests; 1 discarded tests.
-- expect: *** Gave up! Passed only 0 tests; 1000 discarded tests.
-- expect: *** Gave up! Passed only 0 tests; 20 discarded tests.
-- expect: +++ OK, passed 100 tests; 6 discarded.
-- expect: *** Gave up! Passed only 5 tests; 1000 discarded tests (100% x).
-- expect: *** Gave up! Passed only 5 tests; 1000 discarded tests:
-- expect: 60% False
-- expect: 40% True
-- expect: +++ OK, passed 100 tests; 99 discarded (100% even).
-- expect: +++ OK, passed 100 tests:
-- expect: 100% a
-- expect:
-- expect: 100% b
-- expect: +++ OK, passed 100 tests (100% yes).
-- expect: +++ OK, passed 100 tests.
-- expect:
-- expect: Letters (300 in total):
-- expect: 66.7% b
-- expect: 33.3% a
-- expect: +++ OK, passed 100 tests.
-- expect:
-- expect: Only 0% rare, but expected 50%
-- expect: +++ OK, passed 100 tests.
-- expect:
-- expect: T (300 in total):
-- expect: 66.7% b
-- expect: 33.3% a
-- expect:
-- expect: Table 'T' had only 33.3% a, but expected 50.0%
-- expect: *** Failed! Insufficient coverage (after 100 tests):
-- expect: Only 0% rare, but expected 50%
-- expect: +++ OK, passed 100 tests (100% common).
-- expect: +++ OK, passed 100 tests:
-- expect: 90% False
-- expect: 10% True
