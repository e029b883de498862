-- | Functions on byte strings that GHC does not check. Here they are as safe as the others. Pointers are left out.
module Data.ByteString.Unsafe (unsafeHead, unsafeTail, unsafeInit, unsafeLast, unsafeIndex, unsafeTake, unsafeDrop) where

import Data.ByteString
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
