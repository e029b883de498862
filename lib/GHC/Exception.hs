{-# LANGUAGE PatternSynonyms #-}
-- | Exceptions.
module GHC.Exception
  ( module GHC.Exception.Type, throw, ErrorCall(..), errorCallException, errorCallWithCallStackException
  , CallStack, getCallStack, prettyCallStack, prettyCallStackLines, prettySrcLoc, SrcLoc(..)
  ) where

import Control.Exception (ErrorCall(..), throw)
import GHC.Exception.Type
import GHC.Stack

-- | The exception of 'error'.
errorCallException :: String -> SomeException
errorCallException = toException . ErrorCall

-- | The same; call stacks are empty here.
errorCallWithCallStackException :: String -> CallStack -> SomeException
errorCallWithCallStackException s _ = errorCallException s

-- | The lines of a call stack.
prettyCallStackLines :: CallStack -> [String]
prettyCallStackLines = lines . prettyCallStack
