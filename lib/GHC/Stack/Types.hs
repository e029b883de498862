-- | Call stacks.
module GHC.Stack.Types
  ( CallStack, HasCallStack, SrcLoc(..), emptyCallStack, freezeCallStack, fromCallSiteList, getCallStack, pushCallStack
  ) where

import GHC.Stack
