{-# LANGUAGE NoImplicitPrelude, ExistentialQuantification #-}
-- | Exceptions: the class, the standard types, throwing. Catching is in Needle.IO.
module Needle.Exception where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Typeable

-- | Any exception.
data SomeException = forall e. Exception e => SomeException e

-- | Types that can be thrown.
class (Typeable e, Show e) => Exception e where
  toException :: e -> SomeException
  fromException :: SomeException -> Maybe e
  displayException :: e -> String
  toException = SomeException
  fromException (SomeException e) = cast e
  displayException e = show e

instance Show SomeException where
  showsPrec d (SomeException e) = showsPrec d e

instance Exception SomeException where
  toException e = e
  fromException e = Just e
  displayException (SomeException e) = displayException e

-- | Throws an exception from pure code.
throw :: Exception e => e -> a
throw e = primRaise (toException e)

-- | What error throws.
newtype ErrorCall = ErrorCall String

instance Eq ErrorCall where
  ErrorCall a == ErrorCall b = a == b

instance Ord ErrorCall where
  compare (ErrorCall a) (ErrorCall b) = compare a b

instance Show ErrorCall where
  showsPrec _ (ErrorCall s) = showString s

instance Exception ErrorCall

-- | Arithmetic failures.
data ArithException
  = Overflow | Underflow | LossOfPrecision | DivideByZero | Denormal | RatioZeroDenominator

instance Eq ArithException where
  a == b = intEq (conTag a) (conTag b)

instance Ord ArithException where
  compare a b = compare (conTag a) (conTag b)

instance Show ArithException where
  showsPrec _ e = showString (case e of
    Overflow -> "arithmetic overflow"
    Underflow -> "arithmetic underflow"
    LossOfPrecision -> "loss of precision"
    DivideByZero -> "divide by zero"
    Denormal -> "denormal"
    RatioZeroDenominator -> "Ratio has zero denominator")

instance Exception ArithException

-- | Array index failures.
data ArrayException = IndexOutOfBounds String | UndefinedElement String

instance Eq ArrayException where
  IndexOutOfBounds a == IndexOutOfBounds b = a == b
  UndefinedElement a == UndefinedElement b = a == b
  _ == _ = False

instance Ord ArrayException where
  compare (IndexOutOfBounds a) (IndexOutOfBounds b) = compare a b
  compare (IndexOutOfBounds _) (UndefinedElement _) = LT
  compare (UndefinedElement _) (IndexOutOfBounds _) = GT
  compare (UndefinedElement a) (UndefinedElement b) = compare a b

instance Show ArrayException where
  showsPrec _ (IndexOutOfBounds s) = showString "array index out of range" . explain s
  showsPrec _ (UndefinedElement s) = showString "undefined array element" . explain s

explain :: String -> ShowS
explain s = case s of
  [] -> id
  _ -> showString ": " . showString s

instance Exception ArrayException

-- | A failed pattern match.
newtype PatternMatchFail = PatternMatchFail String

instance Show PatternMatchFail where
  showsPrec _ (PatternMatchFail s) = showString s

instance Exception PatternMatchFail

-- | A record built without a field.
newtype RecConError = RecConError String

instance Show RecConError where
  showsPrec _ (RecConError s) = showString s

instance Exception RecConError

-- | A field selected from a constructor without it.
newtype RecSelError = RecSelError String

instance Show RecSelError where
  showsPrec _ (RecSelError s) = showString s

instance Exception RecSelError

-- | A field updated in a constructor without it.
newtype RecUpdError = RecUpdError String

instance Show RecUpdError where
  showsPrec _ (RecUpdError s) = showString s

instance Exception RecUpdError

-- | A class method without a definition.
newtype NoMethodError = NoMethodError String

instance Show NoMethodError where
  showsPrec _ (NoMethodError s) = showString s

instance Exception NoMethodError

-- | A deferred type error.
newtype TypeError = TypeError String

instance Show TypeError where
  showsPrec _ (TypeError s) = showString s

instance Exception TypeError

-- | A failed assertion.
newtype AssertionFailed = AssertionFailed String

instance Show AssertionFailed where
  showsPrec _ (AssertionFailed s) = showString s

instance Exception AssertionFailed

-- | A value that depends on itself.
data NonTermination = NonTermination

instance Show NonTermination where
  showsPrec _ NonTermination = showString "<<loop>>"

instance Exception NonTermination

-- | What the machine throws where a value needs itself.
nonTermination :: SomeException
nonTermination = toException NonTermination

-- | A wait nobody can end.
data BlockedIndefinitelyOnMVar = BlockedIndefinitelyOnMVar

instance Show BlockedIndefinitelyOnMVar where
  showsPrec _ BlockedIndefinitelyOnMVar = showString "thread blocked indefinitely in an MVar operation"

instance Exception BlockedIndefinitelyOnMVar

-- | A transaction that nobody can wake.
data BlockedIndefinitelyOnSTM = BlockedIndefinitelyOnSTM

instance Show BlockedIndefinitelyOnSTM where
  showsPrec _ BlockedIndefinitelyOnSTM = showString "thread blocked indefinitely in an STM transaction"

instance Exception BlockedIndefinitelyOnSTM

-- | A thread has used the memory that it was allowed; nothing here limits threads.
data AllocationLimitExceeded = AllocationLimitExceeded

instance Show AllocationLimitExceeded where
  showsPrec _ AllocationLimitExceeded = showString "allocation limit exceeded"

instance Exception AllocationLimitExceeded where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

-- | A value that cannot be compacted; nothing here compacts.
newtype CompactionFailed = CompactionFailed String

instance Show CompactionFailed where
  showsPrec _ (CompactionFailed why) = showString "compaction failed: " . showString why

instance Exception CompactionFailed

-- | No thread can go on.
data Deadlock = Deadlock

instance Show Deadlock where
  showsPrec _ Deadlock = showString "<<deadlock>>"

instance Exception Deadlock

-- | A transaction inside a transaction.
data NestedAtomically = NestedAtomically

instance Show NestedAtomically where
  showsPrec _ NestedAtomically = showString "Control.Concurrent.STM.atomically was nested"

instance Exception NestedAtomically

-- | Any exception that comes from outside of the thread.
data SomeAsyncException = forall e. Exception e => SomeAsyncException e

instance Show SomeAsyncException where
  showsPrec d (SomeAsyncException e) = showsPrec d e

instance Exception SomeAsyncException

-- | toException for exceptions from outside of the thread.
asyncExceptionToException :: Exception e => e -> SomeException
asyncExceptionToException e = toException (SomeAsyncException e)

-- | fromException for exceptions from outside of the thread.
asyncExceptionFromException :: Exception e => SomeException -> Maybe e
asyncExceptionFromException x = case fromException x of
  Just (SomeAsyncException e) -> cast e
  Nothing -> Nothing

-- | Exceptions from outside the program.
data AsyncException = StackOverflow | HeapOverflow | ThreadKilled | UserInterrupt

instance Eq AsyncException where
  a == b = intEq (conTag a) (conTag b)

instance Ord AsyncException where
  compare a b = compare (conTag a) (conTag b)

instance Show AsyncException where
  showsPrec _ e = showString (case e of
    StackOverflow -> "stack overflow"
    HeapOverflow -> "heap overflow"
    ThreadKilled -> "thread killed"
    UserInterrupt -> "user interrupt")

instance Exception AsyncException where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

-- | The code a program ends with.
data ExitCode = ExitSuccess | ExitFailure Int

instance Eq ExitCode where
  ExitSuccess == ExitSuccess = True
  ExitFailure a == ExitFailure b = a == b
  _ == _ = False

instance Ord ExitCode where
  compare ExitSuccess ExitSuccess = EQ
  compare ExitSuccess (ExitFailure _) = LT
  compare (ExitFailure _) ExitSuccess = GT
  compare (ExitFailure a) (ExitFailure b) = compare a b

instance Show ExitCode where
  showsPrec _ ExitSuccess = showString "ExitSuccess"
  showsPrec d (ExitFailure n) = showParen (d > 10) (showString "ExitFailure " . showsPrec 11 n)

instance Exception ExitCode

-- | Stops with a message.
error :: [Char] -> a
error s = throw (ErrorCall s)

-- | Stops with a message.
errorWithoutStackTrace :: [Char] -> a
errorWithoutStackTrace s = throw (ErrorCall s)

-- | Stops; a value of every type.
undefined :: a
undefined = error "Prelude.undefined"

errorEmptyList :: String -> a
errorEmptyList fun = error ("Prelude." ++ fun ++ ": empty list")

divZeroError :: a
divZeroError = throw DivideByZero

overflowError :: a
overflowError = throw Overflow

underflowError :: a
underflowError = throw Underflow

ratioZeroDenominatorError :: a
ratioZeroDenominatorError = throw RatioZeroDenominator

patError :: [Char] -> a
patError s = throw (PatternMatchFail s)

recConError :: [Char] -> a
recConError s = throw (RecConError s)

recSelError :: [Char] -> a
recSelError s = throw (RecSelError s)

recUpdError :: [Char] -> a
recUpdError s = throw (RecUpdError s)

noMethodError :: [Char] -> a
noMethodError s = throw (NoMethodError s)
