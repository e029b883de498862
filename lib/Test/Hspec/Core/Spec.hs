-- | What specifications are made of.
module Test.Hspec.Core.Spec
  ( Spec, SpecWith, SpecM, Example(Arg), ActionWith, describe, context, it, specify, focus, fit, fspecify, fdescribe, fcontext
  , xit, xspecify, xdescribe, xcontext, pending, pendingWith, parallel, sequential, runIO
  , itPlaced, specifyPlaced, fitPlaced, fspecifyPlaced, xitPlaced, xspecifyPlaced
  ) where

import Test.Hspec.Tree
