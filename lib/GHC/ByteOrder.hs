-- | The order of the bytes of a number in memory.
module GHC.ByteOrder (ByteOrder(..), targetByteOrder) where

-- | Which byte comes first: the highest or the lowest.
data ByteOrder = BigEndian | LittleEndian
  deriving (Eq, Ord, Bounded, Enum, Read, Show)

-- | The order here.
targetByteOrder :: ByteOrder
targetByteOrder = LittleEndian
