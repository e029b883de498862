{-# LANGUAGE MagicHash #-}
-- | GHC's primitive operations: those that Needle has.
module GHC.Prim
  ( Int#, Word#, Char#, Double#, Float#, Addr#, State#, RealWorld, MutVar#, Array#, MutableArray#, SmallArray#
  , SmallMutableArray#, Proxy#, proxy#, TYPE, tagToEnum#, dataToTag#, (+#), (-#), (*#), andI#, orI#, xorI#, negateInt#, notI#, (==#)
  , (/=#), (<#), (<=#), (>#), (>=#), quotInt#, remInt#, quotRemInt#, uncheckedIShiftL#, uncheckedIShiftRA#
  , uncheckedIShiftRL#, addIntC#, subIntC#, mulIntMayOflo#, timesInt2#, narrow8Int#, narrow8Word#, narrow16Int#
  , narrow16Word#, narrow32Int#, narrow32Word#, plusWord#, minusWord#, timesWord#, and#, or#, xor#, not#, int2Word#
  , word2Int#, quotWord#, remWord#, quotRemWord#, eqWord#, neWord#, ltWord#, leWord#, gtWord#, geWord#
  , uncheckedShiftL#, uncheckedShiftRL#, popCnt#, popCnt8#, popCnt16#, popCnt32#, popCnt64#, clz#, clz8#, clz16#
  , clz32#, clz64#, ctz#, ctz8#, ctz16#, ctz32#, ctz64#, byteSwap#, byteSwap64#, byteSwap32#, byteSwap16#
  , addWordC#, subWordC#, plusWord2#, timesWord2#, quotRemWord2#, ord#, chr#, eqChar#, neChar#, ltChar#, leChar#
  , gtChar#, geChar#, (+##), (-##), (*##), (/##), (**##), (==##), (/=##), (<##), (<=##), (>##), (>=##)
  , negateDouble#, fabsDouble#, sqrtDouble#, sqrtFloat#, expDouble#, expFloat#, logDouble#, logFloat#, sinDouble#
  , sinFloat#, cosDouble#, cosFloat#, tanDouble#, tanFloat#, asinDouble#, asinFloat#, acosDouble#, acosFloat#
  , atanDouble#, atanFloat#, sinhDouble#, sinhFloat#, coshDouble#, coshFloat#, tanhDouble#, tanhFloat#
  , asinhDouble#, asinhFloat#, acoshDouble#, acoshFloat#, atanhDouble#, atanhFloat#, int2Double#, word2Double#
  , double2Int#, double2Float#, float2Double#, int2Float#, word2Float#, float2Int#, decodeDouble_Int64#, plusFloat#
  , minusFloat#, timesFloat#, divideFloat#, powerFloat#, eqFloat#, neFloat#, ltFloat#, leFloat#, gtFloat#, geFloat#
  , negateFloat#, fabsFloat#, plusAddr#, indexCharOffAddr#, indexWord8OffAddr#, realWorld#, seq#, touch#
  , noDuplicate#, raise#, raiseIO#, catch#, reallyUnsafePtrEquality#, newMutVar#, readMutVar#, writeMutVar#
  , sameMutVar#, newArray#, readArray#, writeArray#, indexArray#, sizeofArray#, sizeofMutableArray#
  , unsafeFreezeArray#, unsafeThawArray#, freezeArray#, thawArray#, cloneArray#, cloneMutableArray#, copyArray#
  , copyMutableArray#, sameMutableArray#, newSmallArray#, readSmallArray#, writeSmallArray#, indexSmallArray#
  , sizeofSmallArray#, sizeofSmallMutableArray#, unsafeFreezeSmallArray#, unsafeThawSmallArray#, freezeSmallArray#
  , thawSmallArray#, cloneSmallArray#, cloneSmallMutableArray#, copySmallArray#, copySmallMutableArray#
  , sameSmallMutableArray#, seq, coerce
  ) where

import Data.Coerce (coerce)
import Needle.Kinds (TYPE)
import Needle.Unboxed
import Needle.ST (RealWorld)
