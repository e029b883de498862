-- was: what an action of a property threw was not said: `Falsified`, n = 4, and nothing of the exception
-- $ needle check exception_of_an_action.hs -t 5s
-- > n = 4 user error (boom)
-- > n = 3 expected: 3 but got: 2 at exception_of_an_action.hs:22:
-- > user error (shouldn't be)
-- exit 1
import Control.Exception (throwIO)
import Test.HUnit ((@?=))
import Test.QuickCheck
import Test.QuickCheck.Monadic (monadicIO, run)

prop_throws :: Int -> Property
prop_throws n = ioProperty (if n > 3 then throwIO (userError "boom") else return True)

prop_monadic :: Property
prop_monadic = forAll (choose (0, 2)) $ \x1 -> forAll (choose (0, 2)) $ \x2 ->
  monadicIO (run (if x1 + x2 == (4 :: Int) then fail "shouldn't be" else return ()))

prop_asserts :: Int -> Property
prop_asserts n = ioProperty (asserts n)
  where
    asserts 3 = length "ab" @?= 3
    asserts _ = return ()
