{-# LANGUAGE DerivingStrategies, GeneralizedNewtypeDeriving #-}
-- | The number types of POSIX, as GHC has them on 64-bit Linux.
module System.Posix.Types
  ( CDev(..), CIno(..), CNlink(..), COff(..), CSsize(..), CBlkSize(..), CBlkCnt(..), CFsBlkCnt(..), CFsFilCnt(..), CRLim(..)
  , CNfds(..), CMode(..), CGid(..), CUid(..), CId(..), CPid(..), CKey(..), CClockId(..), CSocklen(..)
  , CCc(..), CSpeed(..), CTcflag(..), Fd(..)
  , ByteCount, ClockTick, DeviceID, EpochTime, FileID, FileMode, FileOffset, GroupID, Limit, LinkCount, ProcessGroupID, ProcessID, UserID
  ) where

import Data.Bits
import Data.Int
import Data.Word
import Foreign.C.Types
import Foreign.Storable

-- | A `dev_t`.
newtype CDev = CDev Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `ino_t`.
newtype CIno = CIno Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `nlink_t`.
newtype CNlink = CNlink Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `off_t`.
newtype COff = COff Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `ssize_t`.
newtype CSsize = CSsize Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `blksize_t`.
newtype CBlkSize = CBlkSize Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `blkcnt_t`.
newtype CBlkCnt = CBlkCnt Int64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `fsblkcnt_t`.
newtype CFsBlkCnt = CFsBlkCnt Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `fsfilcnt_t`.
newtype CFsFilCnt = CFsFilCnt Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `rlim_t`.
newtype CRLim = CRLim Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `nfds_t`.
newtype CNfds = CNfds Word64
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `mode_t`.
newtype CMode = CMode Word32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `gid_t`.
newtype CGid = CGid Word32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `uid_t`.
newtype CUid = CUid Word32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `id_t`.
newtype CId = CId Word32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `pid_t`.
newtype CPid = CPid Int32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `key_t`.
newtype CKey = CKey Int32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `clockid_t`.
newtype CClockId = CClockId Int32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `socklen_t`.
newtype CSocklen = CSocklen Word32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | A `cc_t`.
newtype CCc = CCc Word8
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Storable)

-- | A `speed_t`.
newtype CSpeed = CSpeed Word32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Storable)

-- | A `tcflag_t`.
newtype CTcflag = CTcflag Word32
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | The number of an open file.
newtype Fd = Fd CInt
  deriving newtype (Eq, Ord, Show, Read, Num, Enum, Real, Bounded, Integral, Bits, FiniteBits, Storable)

-- | How many bytes.
type ByteCount = CSize

-- | Ticks of the clock.
type ClockTick = CClock

-- | A device.
type DeviceID = CDev

-- | Seconds since 1970.
type EpochTime = CTime

-- | A file on its device.
type FileID = CIno

-- | Who may do what.
type FileMode = CMode

-- | A place in a file.
type FileOffset = COff

-- | A group.
type GroupID = CGid

-- | A limit of the system.
type Limit = CLong

-- | How many names a file has.
type LinkCount = CNlink

-- | A group of processes.
type ProcessGroupID = CPid

-- | A process.
type ProcessID = CPid

-- | A user.
type UserID = CUid
