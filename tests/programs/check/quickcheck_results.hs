-- flags: --max-size 9
-- check: prop_generator falsified
-- check: prop_maybe falsified n = 3
-- check: prop_unit raised four
-- check: prop_discard falsified n = 1; e = Right True
-- check: prop_io falsified n = 3
-- check: prop_either falsified n = 3
-- check: prop_left_raises falsified n = 3
-- check: prop_disjoin falsified n = 4
-- check: prop_disjoin_holds holds
-- check: prop_blind falsified
-- check: prop_conjoin falsified n = 2
-- check: prop_limits holds
-- check: prop_monadic falsified n = 2
-- check: prop_st falsified xs = [0,1]
-- check: prop_counterexample falsified n = 1
-- says: prop_counterexample it was 1
-- says: prop_generator
-- says: prop_maybe 3 == 3
import Control.Monad.ST
import Data.STRef
import Test.QuickCheck
import Test.QuickCheck.Monadic

prop_generator :: Gen Bool
prop_generator = do
  x <- choose (0, 10)
  return (x < (8 :: Int))

prop_maybe :: Int -> Maybe Property
prop_maybe 0 = Nothing
prop_maybe n = Just (n =/= 3)

prop_unit :: Int -> ()
prop_unit n = if n == 4 then error "four" else ()

prop_discard :: Int -> Either Discard Bool -> Property
prop_discard n e = n == 1 ==> either property (=== False) e

prop_io :: Int -> Property
prop_io n = ioProperty (return (n < 3))

prop_either :: Int -> Property
prop_either n = (n < 3) .||. (n > 3)

prop_left_raises :: Int -> Property
prop_left_raises n = (error "left" :: Bool) .||. (n /= 3)

prop_disjoin :: Int -> Property
prop_disjoin n = disjoin [n < 3, n == 3, n > 4]

prop_disjoin_holds :: Int -> Property
prop_disjoin_holds n = disjoin [property (n < 3), n > 2 ==> True]

prop_blind :: Property
prop_blind = forAllBlind (choose (0, 3 :: Int)) (\x -> within 1000 (noShrinking (verbose (x < 3))))

prop_conjoin :: Int -> Property
prop_conjoin n = conjoin [n === n, n =/= 2]

prop_limits :: Int -> Property
prop_limits n = once (again (withMaxSuccess 3 (n + 1 =/= n)))

prop_monadic :: Int -> Property
prop_monadic n = monadicIO (do
  pre (n > 0)
  m <- run (return (n * 2))
  assert (m /= 4))

prop_st :: [Int] -> Property
prop_st xs = monadicST (do
  s <- run (do
    r <- newSTRef 0
    mapM_ (\x -> modifySTRef r (+ x)) xs
    readSTRef r)
  assert (s /= 1 || length xs < 2))

prop_counterexample :: Int -> Property
prop_counterexample n = counterexample ("it was " ++ show n) (n < 1)
