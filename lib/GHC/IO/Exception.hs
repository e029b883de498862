{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
-- | Errors of input and output with all that they know, and the other exceptions of actions.
module GHC.IO.Exception
  ( IOException(IOError, ioe_handle, ioe_type, ioe_location, ioe_description, ioe_errno, ioe_filename)
  , IOError, IOErrorType(..), userError, ioError, ioException, unsupportedOperation, untangle, assertError
  , BlockedIndefinitelyOnMVar(..), blockedIndefinitelyOnMVar, BlockedIndefinitelyOnSTM(..), blockedIndefinitelyOnSTM
  , Deadlock(..), AllocationLimitExceeded(..), allocationLimitExceeded, AssertionFailed(..), CompactionFailed(..)
  , SomeAsyncException(..), asyncExceptionToException, asyncExceptionFromException, AsyncException(..)
  , stackOverflow, heapOverflow, ArrayException(..), ExitCode(..)
  ) where

import Control.Exception
import Foreign.C.Types (CInt)
import Needle.IO (Handle, IOErrorType(..), IOException, ioError, userError)
import qualified Needle.IO as N
import System.Exit (ExitCode(..))

-- | An error with its parts. The number of the system's error is not kept.
pattern IOError :: Maybe Handle -> IOErrorType -> String -> String -> Maybe CInt -> Maybe FilePath -> IOException
pattern IOError { ioe_handle, ioe_type, ioe_location, ioe_description, ioe_errno, ioe_filename } <-
  (parts -> (ioe_handle, ioe_type, ioe_location, ioe_description, ioe_errno, ioe_filename))
  where IOError h t l d _ f = N.IOError t l d f h

{-# COMPLETE IOError #-}

parts :: IOException -> (Maybe Handle, IOErrorType, String, String, Maybe CInt, Maybe FilePath)
parts (N.IOError t l d f h) = (h, t, l, d, Nothing, f)

-- | Raises an error of input or output.
ioException :: IOException -> IO a
ioException = ioError

-- | What a device cannot do.
unsupportedOperation :: IOException
unsupportedOperation = N.IOError UnsupportedOperation "" "Operation is not supported" Nothing Nothing

-- | A message about a place of the source.
untangle :: String -> String -> String
untangle place message = place ++ ": " ++ message ++ "\n"

-- | The second, if the first holds.
assertError :: Bool -> a -> a
assertError = assert

-- | Nobody will ever fill the variable.
blockedIndefinitelyOnMVar :: SomeException
blockedIndefinitelyOnMVar = toException BlockedIndefinitelyOnMVar

-- | Nobody will ever change the variables.
blockedIndefinitelyOnSTM :: SomeException
blockedIndefinitelyOnSTM = toException BlockedIndefinitelyOnSTM

-- | The thread has used up its memory.
allocationLimitExceeded :: SomeException
allocationLimitExceeded = toException AllocationLimitExceeded

-- | The stack is full.
stackOverflow :: SomeException
stackOverflow = toException StackOverflow

-- | The memory is full.
heapOverflow :: SomeException
heapOverflow = toException HeapOverflow
