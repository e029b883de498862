-- | Expectations: assertions in words.
module Test.Hspec.Expectations
  ( Expectation, expectationFailure, shouldBe, shouldNotBe, shouldSatisfy, shouldNotSatisfy, shouldReturn, shouldNotReturn
  , shouldStartWith, shouldEndWith, shouldContain, shouldNotContain, shouldMatchList
  , shouldThrow, HasCallStack, Selector, anyException, anyErrorCall, errorCall, anyIOException, anyArithException
  , expectationFailurePlaced
  , shouldBePlaced, shouldNotBePlaced, shouldSatisfyPlaced, shouldNotSatisfyPlaced
  , shouldReturnPlaced, shouldNotReturnPlaced, shouldStartWithPlaced, shouldEndWithPlaced
  , shouldContainPlaced, shouldNotContainPlaced, shouldMatchListPlaced, shouldThrowPlaced
  ) where

import Control.Exception
import Data.List (isInfixOf, isPrefixOf, isSuffixOf, (\\))
import GHC.Stack (HasCallStack)
import Needle.Suite (Place)
import Test.HUnit.Lang (Assertion, assertEqualPlaced, assertFailurePlaced)

infix 1 `shouldBe`, `shouldNotBe`, `shouldSatisfy`, `shouldNotSatisfy`, `shouldReturn`, `shouldNotReturn`
infix 1 `shouldStartWith`, `shouldEndWith`, `shouldContain`, `shouldNotContain`, `shouldMatchList`, `shouldThrow`

-- | Something that should be so.
type Expectation = Assertion

-- | Fails.
expectationFailure :: String -> Expectation
expectationFailure = expectationFailurePlaced ""

shouldBe, shouldNotBe :: (Show a, Eq a) => a -> a -> Expectation
shouldBe = shouldBePlaced ""
shouldNotBe = shouldNotBePlaced ""

shouldSatisfy, shouldNotSatisfy :: Show a => a -> (a -> Bool) -> Expectation
shouldSatisfy = shouldSatisfyPlaced ""
shouldNotSatisfy = shouldNotSatisfyPlaced ""

shouldReturn, shouldNotReturn :: (Show a, Eq a) => IO a -> a -> Expectation
shouldReturn = shouldReturnPlaced ""
shouldNotReturn = shouldNotReturnPlaced ""

shouldStartWith, shouldEndWith, shouldContain, shouldNotContain, shouldMatchList :: (Show a, Eq a) => [a] -> [a] -> Expectation
shouldStartWith = shouldStartWithPlaced ""
shouldEndWith = shouldEndWithPlaced ""
shouldContain = shouldContainPlaced ""
shouldNotContain = shouldNotContainPlaced ""
shouldMatchList = shouldMatchListPlaced ""

-- | Which exceptions are meant.
type Selector a = a -> Bool

-- | The action throws such an exception.
shouldThrow :: Exception e => IO a -> Selector e -> Expectation
shouldThrow = shouldThrowPlaced ""

-- the same, called at a place (Needle.Suite)

expectationFailurePlaced :: Place -> String -> Expectation
expectationFailurePlaced = assertFailurePlaced

true :: Place -> String -> Bool -> Expectation
true place msg b = if b then return () else expectationFailurePlaced place msg

shouldBePlaced, shouldNotBePlaced :: (Show a, Eq a) => Place -> a -> a -> Expectation
shouldBePlaced place actual expected = assertEqualPlaced place "" expected actual
shouldNotBePlaced place actual other = true place ("not expected: " ++ show actual) (actual /= other)

shouldSatisfyPlaced, shouldNotSatisfyPlaced :: Show a => Place -> a -> (a -> Bool) -> Expectation
shouldSatisfyPlaced place x p = true place ("predicate failed on: " ++ show x) (p x)
shouldNotSatisfyPlaced place x p = true place ("predicate succeeded on: " ++ show x) (not (p x))

shouldReturnPlaced, shouldNotReturnPlaced :: (Show a, Eq a) => Place -> IO a -> a -> Expectation
shouldReturnPlaced place m expected = m >>= \x -> shouldBePlaced place x expected
shouldNotReturnPlaced place m other = m >>= \x -> shouldNotBePlaced place x other

shouldStartWithPlaced, shouldEndWithPlaced, shouldContainPlaced, shouldNotContainPlaced, shouldMatchListPlaced
  :: (Show a, Eq a) => Place -> [a] -> [a] -> Expectation
shouldStartWithPlaced place xs ys = true place (show xs ++ " does not start with " ++ show ys) (ys `isPrefixOf` xs)
shouldEndWithPlaced place xs ys = true place (show xs ++ " does not end with " ++ show ys) (ys `isSuffixOf` xs)
shouldContainPlaced place xs ys = true place (show xs ++ " does not contain " ++ show ys) (ys `isInfixOf` xs)
shouldNotContainPlaced place xs ys = true place (show xs ++ " does contain " ++ show ys) (not (ys `isInfixOf` xs))
shouldMatchListPlaced place xs ys =
  true place (show xs ++ " and " ++ show ys ++ " do not have the same items") (null (xs \\ ys) && null (ys \\ xs))

shouldThrowPlaced :: Exception e => Place -> IO a -> Selector e -> Expectation
shouldThrowPlaced place m p = do
  r <- try m
  case r of
    Right _ -> expectationFailurePlaced place "did not get expected exception"
    Left e -> true place ("predicate failed on expected exception: " ++ show e) (p e)

anyException :: Selector SomeException
anyException = const True

anyErrorCall :: Selector ErrorCall
anyErrorCall = const True

errorCall :: String -> Selector ErrorCall
errorCall s (ErrorCall msg) = s == msg

anyIOException :: Selector IOException
anyIOException = const True

anyArithException :: Selector ArithException
anyArithException = const True
