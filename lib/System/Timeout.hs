-- | Actions that may take only so long. The clock advances only when all threads wait.
module System.Timeout (Timeout, timeout) where

import Control.Exception
import Data.Unique
import Needle.Threads

-- | What is thrown to an action that takes too long.
newtype Timeout = Timeout Unique
  deriving Eq

instance Show Timeout where
  show _ = "<<timeout>>"

instance Exception Timeout where
  toException = asyncExceptionToException
  fromException = asyncExceptionFromException

-- | The result, or Nothing after so many microseconds; without a limit if the number is negative.
timeout :: Int -> IO a -> IO (Maybe a)
timeout limit action
  | limit < 0 = fmap Just action
  | limit == 0 = return Nothing
  | otherwise = do
      me <- myThreadId
      late <- fmap Timeout newUnique
      handleJust (\e -> if e == late then Just () else Nothing) (\_ -> return Nothing)
        (bracket (after limit (throwLater me late)) id (\_ -> fmap Just action))
