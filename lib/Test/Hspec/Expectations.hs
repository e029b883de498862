-- | Expectations: assertions in words.
module Test.Hspec.Expectations
  ( Expectation, expectationFailure, shouldBe, shouldNotBe, shouldSatisfy, shouldNotSatisfy, shouldReturn, shouldNotReturn
  , shouldStartWith, shouldEndWith, shouldContain, shouldNotContain, shouldMatchList
  , shouldThrow, HasCallStack, Selector, anyException, anyErrorCall, errorCall, anyIOException, anyArithException
  ) where

import Control.Exception
import Data.List (isInfixOf, isPrefixOf, isSuffixOf, (\\))
import GHC.Stack (HasCallStack)
import Test.HUnit.Lang (Assertion, assertEqual, assertFailure)

infix 1 `shouldBe`, `shouldNotBe`, `shouldSatisfy`, `shouldNotSatisfy`, `shouldReturn`, `shouldNotReturn`
infix 1 `shouldStartWith`, `shouldEndWith`, `shouldContain`, `shouldNotContain`, `shouldMatchList`, `shouldThrow`

-- | Something that should be so.
type Expectation = Assertion

-- | Fails.
expectationFailure :: String -> Expectation
expectationFailure = assertFailure

true :: String -> Bool -> Expectation
true msg b = if b then return () else expectationFailure msg

shouldBe, shouldNotBe :: (Show a, Eq a) => a -> a -> Expectation
actual `shouldBe` expected = assertEqual "" expected actual
actual `shouldNotBe` other = true ("not expected: " ++ show actual) (actual /= other)

shouldSatisfy, shouldNotSatisfy :: Show a => a -> (a -> Bool) -> Expectation
x `shouldSatisfy` p = true ("predicate failed on: " ++ show x) (p x)
x `shouldNotSatisfy` p = true ("predicate succeeded on: " ++ show x) (not (p x))

shouldReturn, shouldNotReturn :: (Show a, Eq a) => IO a -> a -> Expectation
m `shouldReturn` expected = m >>= (`shouldBe` expected)
m `shouldNotReturn` other = m >>= (`shouldNotBe` other)

shouldStartWith, shouldEndWith, shouldContain, shouldNotContain, shouldMatchList :: (Show a, Eq a) => [a] -> [a] -> Expectation
xs `shouldStartWith` ys = true (show xs ++ " does not start with " ++ show ys) (ys `isPrefixOf` xs)
xs `shouldEndWith` ys = true (show xs ++ " does not end with " ++ show ys) (ys `isSuffixOf` xs)
xs `shouldContain` ys = true (show xs ++ " does not contain " ++ show ys) (ys `isInfixOf` xs)
xs `shouldNotContain` ys = true (show xs ++ " does contain " ++ show ys) (not (ys `isInfixOf` xs))
xs `shouldMatchList` ys =
  true (show xs ++ " and " ++ show ys ++ " do not have the same items") (null (xs \\ ys) && null (ys \\ xs))

-- | Which exceptions are meant.
type Selector a = a -> Bool

-- | The action throws such an exception.
shouldThrow :: Exception e => IO a -> Selector e -> Expectation
m `shouldThrow` p = do
  r <- try m
  case r of
    Right _ -> expectationFailure "did not get expected exception"
    Left e -> true ("predicate failed on expected exception: " ++ show e) (p e)

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
