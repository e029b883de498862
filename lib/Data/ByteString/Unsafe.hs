-- | Functions on byte strings that GHC does not check. Here they are as safe as the others, but for those with pointers: what
-- is written through them changes the string.
module Data.ByteString.Unsafe
  ( unsafeHead, unsafeTail, unsafeInit, unsafeLast, unsafeIndex, unsafeTake, unsafeDrop
  , unsafeUseAsCString, unsafeUseAsCStringLen, unsafePackCString, unsafePackCStringLen, unsafePackMallocCString
  , unsafePackMallocCStringLen, unsafePackCStringFinalizer, unsafeFinalize
  ) where

import Data.ByteString
import Data.ByteString.Internal (ByteString(BS))
import Foreign.C.String (CString, CStringLen)
import Foreign.Marshal.Array (lengthArray0)
import Foreign.Ptr (Ptr, castPtr)
import Needle.Memory (ForeignPtr(..))
import Prelude (IO, fmap, return)
import Data.Word (Word8)
import Prelude (Int)

-- | The first byte.
unsafeHead :: ByteString -> Word8
unsafeHead = head

-- | All but the first byte.
unsafeTail :: ByteString -> ByteString
unsafeTail = tail

-- | All but the last byte.
unsafeInit :: ByteString -> ByteString
unsafeInit = init

-- | The last byte.
unsafeLast :: ByteString -> Word8
unsafeLast = last

-- | The byte at a position.
unsafeIndex :: ByteString -> Int -> Word8
unsafeIndex = index

-- | The first n bytes.
unsafeTake :: Int -> ByteString -> ByteString
unsafeTake = take

-- | All but the first n bytes.
unsafeDrop :: Int -> ByteString -> ByteString
unsafeDrop = drop

-- | What an action does with the bytes. No 0 follows them.
unsafeUseAsCString :: ByteString -> (CString -> IO a) -> IO a
unsafeUseAsCString (BS (ForeignPtr p) _) f = f (castPtr p)

-- | What an action does with the bytes and their number.
unsafeUseAsCStringLen :: ByteString -> (CStringLen -> IO a) -> IO a
unsafeUseAsCStringLen (BS (ForeignPtr p) n) f = f (castPtr p, n)

-- | The bytes up to a 0.
unsafePackCString, unsafePackMallocCString :: CString -> IO ByteString
unsafePackCString p = fmap (BS (ForeignPtr (castPtr p))) (lengthArray0 0 p)
unsafePackMallocCString = unsafePackCString

-- | So many bytes.
unsafePackCStringLen, unsafePackMallocCStringLen :: CStringLen -> IO ByteString
unsafePackCStringLen (p, n) = return (BS (ForeignPtr (castPtr p)) n)
unsafePackMallocCStringLen = unsafePackCStringLen

-- | A string of so many bytes of memory; the action never runs.
unsafePackCStringFinalizer :: Ptr Word8 -> Int -> IO () -> IO ByteString
unsafePackCStringFinalizer p n _ = return (BS (ForeignPtr p) n)

-- | Without effect.
unsafeFinalize :: ByteString -> IO ()
unsafeFinalize _ = return ()
