import Control.Monad.ST
import Data.IORef
import Data.STRef
import Test.QuickCheck
import Test.QuickCheck.Monadic

prop_io :: [Int] -> Property
prop_io xs = monadicIO $ do
  r <- run (newIORef 0)
  run (mapM_ (\x -> modifyIORef r (+ x)) xs)
  total <- run (readIORef r)
  assert (total == sum xs)

prop_st :: [Int] -> Property
prop_st xs = monadicST $ do
  r <- run (newSTRef [])
  run (mapM_ (\x -> modifySTRef r (x :)) xs)
  ys <- run (readSTRef r)
  assert (ys == reverse xs)

prop_pick :: Property
prop_pick = monadicIO $ do
  n <- pick (choose (1, 10 :: Int))
  pre (n > 1)
  xs <- pick (vector n)
  monitor (counterexample "a list")
  assert (length (xs :: [Bool]) == n)

main :: IO ()
main = do
  quickCheck prop_io
  quickCheck prop_st
  quickCheckWithResult stdArgs { chatty = False } prop_pick >>= print . isSuccess
  quickCheck (monadicIO (run (putStr "") >> assert False))
  let end = stop (1 === (2 :: Int)) :: PropertyM IO ()
  r <- quickCheckWithResult stdArgs { chatty = False } (monadicIO (pick (return 'c') >> monitor (label "m") >> end))
  print (failingTestCase r)

-- expect: +++ OK, passed 100 tests.
-- expect: +++ OK, passed 100 tests.
-- expect: True
-- expect: *** Failed! Assertion failed (after 1 test):
-- expect: ["'c'","1 /= 2"]
