{-# LANGUAGE KindSignatures, ConstraintKinds, RankNTypes #-}
-- | Call stacks. None are kept: the constraint always holds and the stack of a call is empty.
module GHC.Stack
  ( HasCallStack, CallStack, SrcLoc(..), callStack, emptyCallStack, freezeCallStack, fromCallSiteList, getCallStack
  , popCallStack, pushCallStack, prettyCallStack, prettySrcLoc, withFrozenCallStack, errorWithStackTrace
  , currentCallStack, whoCreated
  ) where

import Data.List (intercalate)

-- | Holds everywhere.
class Calls a
instance Calls ()

-- | No constraint to speak of.
type HasCallStack = Calls ()

-- | Calls, the innermost first.
newtype CallStack = CallStack [(String, SrcLoc)]

-- | A place in a program.
data SrcLoc = SrcLoc
  { srcLocPackage :: String, srcLocModule :: String, srcLocFile :: String
  , srcLocStartLine :: Int, srcLocStartCol :: Int, srcLocEndLine :: Int, srcLocEndCol :: Int }
  deriving (Eq, Show)

instance Show CallStack where
  showsPrec _ (CallStack calls) = shows calls

-- | The calls that led here: none are known.
callStack :: HasCallStack => CallStack
callStack = emptyCallStack

-- | No calls.
emptyCallStack :: CallStack
emptyCallStack = CallStack []

-- | The same calls.
freezeCallStack :: CallStack -> CallStack
freezeCallStack s = s

-- | Calls from a list.
fromCallSiteList :: [(String, SrcLoc)] -> CallStack
fromCallSiteList = CallStack

-- | The calls as a list.
getCallStack :: CallStack -> [(String, SrcLoc)]
getCallStack (CallStack calls) = calls

-- | Without the innermost call.
popCallStack :: CallStack -> CallStack
popCallStack (CallStack calls) = CallStack (drop 1 calls)

-- | With one more call.
pushCallStack :: (String, SrcLoc) -> CallStack -> CallStack
pushCallStack call (CallStack calls) = CallStack (call : calls)

-- | The calls as text.
prettyCallStack :: CallStack -> String
prettyCallStack (CallStack []) = ""
prettyCallStack (CallStack calls) = intercalate "\n  " ("CallStack (from HasCallStack):" : map call calls)
  where
    call (f, place) = f ++ ", called at " ++ prettySrcLoc place

-- | A place as text.
prettySrcLoc :: SrcLoc -> String
prettySrcLoc l = concat
  [ srcLocFile l, ":", show (srcLocStartLine l), ":", show (srcLocStartCol l), " in ", srcLocPackage l, ":", srcLocModule l ]

-- | The value.
withFrozenCallStack :: HasCallStack => (HasCallStack => a) -> a
withFrozenCallStack x = x

-- | error.
errorWithStackTrace :: String -> a
errorWithStackTrace = error

-- | The stack of cost centres: none.
currentCallStack :: IO [String]
currentCallStack = return []

-- | The stack of cost centres of a value: none.
whoCreated :: a -> IO [String]
whoCreated _ = return []
