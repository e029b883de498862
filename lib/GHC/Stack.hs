{-# LANGUAGE KindSignatures, ConstraintKinds #-}
-- | There are no call stacks: the constraint always holds and the stack is empty.
module GHC.Stack (HasCallStack, CallStack, callStack, emptyCallStack, prettyCallStack, withFrozenCallStack, errorWithStackTrace) where

-- | Holds everywhere.
class Calls a
instance Calls ()

-- | No constraint to speak of.
type HasCallStack = Calls ()

-- | The calls that led here: none are known.
data CallStack = CallStack

instance Show CallStack where
  showsPrec _ _ = showString "[]"

-- | The calls that led here.
callStack :: HasCallStack => CallStack
callStack = CallStack

-- | No calls.
emptyCallStack :: CallStack
emptyCallStack = CallStack

-- | The calls as text.
prettyCallStack :: CallStack -> String
prettyCallStack _ = "CallStack (from HasCallStack)"

-- | The value.
withFrozenCallStack :: HasCallStack => (HasCallStack => a) -> a
withFrozenCallStack x = x

-- | error.
errorWithStackTrace :: String -> a
errorWithStackTrace = error
