{-# LANGUAGE PatternSynonyms #-}
-- | Random testing of properties.
module Test.QuickCheck
  ( -- running
    quickCheck, Args(..), Result(..), stdArgs, quickCheckWith, quickCheckWithResult, quickCheckResult, isSuccess
  , recheck
  , verboseCheck, verboseCheckWith, verboseCheckWithResult, verboseCheckResult
  , labelledExamples, labelledExamplesWith, labelledExamplesWithResult, labelledExamplesResult
  , quickCheckAll, verboseCheckAll, forAllProperties, allProperties, polyQuickCheck, polyVerboseCheck, monomorphic
    -- generators
  , Gen, choose, chooseInt, chooseInteger, chooseBoundedIntegral, chooseEnum, chooseAny
  , oneof, frequency, elements, growingElements, sized, getSize, resize, scale
  , suchThat, suchThatMap, suchThatMaybe, applyArbitrary2, applyArbitrary3, applyArbitrary4
  , listOf, listOf1, vectorOf, vector, infiniteListOf, infiniteList, shuffle, sublistOf, orderedList
  , variant, generate, sample, sample'
    -- types with generators
  , Arbitrary(..), CoArbitrary(..), Arbitrary1(..), arbitrary1, shrink1, Arbitrary2(..), arbitrary2, shrink2
  , arbitrarySizedIntegral, arbitrarySizedNatural, arbitrarySizedFractional, arbitrarySizedBoundedIntegral
  , arbitraryBoundedIntegral, arbitraryBoundedRandom, arbitraryBoundedEnum
  , arbitraryUnicodeChar, arbitraryASCIIChar, arbitraryPrintableChar
  , genericShrink, subterms, recursivelyShrink, genericCoarbitrary
  , shrinkNothing, shrinkList, shrinkMap, shrinkMapBy, shrinkIntegral, shrinkRealFrac, shrinkDecimal
  , shrinkBoundedEnum
  , coarbitraryIntegral, coarbitraryReal, coarbitraryEnum, coarbitraryShow, (><)
    -- functions
  , Fun(..), applyFun, applyFun2, applyFun3, pattern Fn, pattern Fn2, pattern Fn3
  , Function(..), functionMap, functionShow, functionIntegral, functionRealFrac, functionBoundedEnum, functionVoid
    -- modifiers
  , Blind(..), Fixed(..), OrderedList(..), NonEmptyList(..), InfiniteList(..), SortedList(..)
  , Positive(..), Negative(..), NonZero(..), NonNegative(..), NonPositive(..), Large(..), Small(..)
  , Smart(..), Shrink2(..), Shrinking(..), ShrinkState(..)
  , ASCIIString(..), UnicodeString(..), PrintableString(..)
    -- properties
  , Property, Testable(..), forAll, forAllShrink, forAllShow, forAllShrinkShow, forAllBlind, forAllShrinkBlind
  , shrinking, (==>), Discard(..), discard, (===), (=/=), total, ioProperty, idempotentIOProperty
  , verbose, verboseShrinking, noShrinking, withNumTests, withMaxSuccess, withDiscardRatio, withMaxSize, withMaxShrinks
  , within, discardAfter, once, again, mapSize
  , (.&.), (.&&.), conjoin, (.||.), disjoin
  , counterexample, printTestCase, whenFail, whenFail', expectFailure
  , label, collect, classify, tabulate, cover, coverTable, checkCoverage, checkCoverageWith
  , Confidence(..), stdConfidence, witness, Witness(..), coerceWitness, castWitness
  ) where

import Test.QuickCheck.All
import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Exception
import Test.QuickCheck.Function
import Test.QuickCheck.Gen
import Test.QuickCheck.Modifiers
import Test.QuickCheck.Property hiding (Result(..))
import Test.QuickCheck.State (Confidence(..))
import Test.QuickCheck.Test
