-- | Results that say that something went wrong, as errors.
module Foreign.Marshal.Error (throwIf, throwIf_, throwIfNeg, throwIfNeg_, throwIfNull, void) where

import Data.Functor (void)
import Foreign.Ptr

throwIf :: (a -> Bool) -> (a -> String) -> IO a -> IO a
throwIf wrong say m = m >>= \r -> if wrong r then ioError (userError (say r)) else return r

throwIf_ :: (a -> Bool) -> (a -> String) -> IO a -> IO ()
throwIf_ wrong say m = void (throwIf wrong say m)

throwIfNeg :: (Ord a, Num a) => (a -> String) -> IO a -> IO a
throwIfNeg = throwIf (< 0)

throwIfNeg_ :: (Ord a, Num a) => (a -> String) -> IO a -> IO ()
throwIfNeg_ = throwIf_ (< 0)

throwIfNull :: String -> IO (Ptr a) -> IO (Ptr a)
throwIfNull = throwIf (== nullPtr) . const
