-- | Specifications: named examples in nested groups, and expectations.
module Test.Hspec
  ( Spec, SpecWith, SpecM, Example(Arg), hspec, describe, context, it, specify, example, focus, fit, fspecify, fdescribe, fcontext
  , xit, xspecify, xdescribe, xcontext, pending, pendingWith, parallel, sequential, runIO
  , before_, after_, beforeAll_, afterAll_, around_
  , before, beforeWith, beforeAll, beforeAllWith, after, afterAll, around, aroundWith
  , aroundAll, aroundAll_, aroundAllWith, mapSubject, ignoreSubject, ActionWith
  , module Test.Hspec.Expectations
  ) where

import Test.Hspec.Expectations
import Test.Hspec.Tree
