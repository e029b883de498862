{-# LANGUAGE NoImplicitPrelude, BangPatterns, MagicHash, UnboxedTuples, RankNTypes, PatternSynonyms, ViewPatterns #-}
-- | Unboxed types and GHC's primitive operations on them. An unboxed type is a newtype of the boxed one. The compiler sees to
-- it that values of the types declared here are evaluated when they are bound or stored (names/entity.h, is_unlifted),
-- and that literals like @3#@ are their constructors' applications (syntax/parse_unboxed.cpp).
--
-- What is undefined in GHC is an error or some value here: division by zero, an index out of range, a shift by 64.
module Needle.Unboxed where

import Needle.Prim
import Needle.Classes
import Needle.Base
import Needle.Exception
import Needle.Real
import Needle.Numeric
import Needle.Foldable (foldr)
import Needle.List
import Needle.Bits
import Needle.ST (RealWorld)
import Needle.Show

infix 4 ==#, /=#, >=#, >#, <#, <=#, ==##, /=##, >##, >=##, <##, <=##
infixl 6 +#, -#, +##, -##
infixl 7 *#, *##, /##

-- | Unboxed integers.
newtype Int# = MkInt# Int

-- | Unboxed integers without a sign.
newtype Word# = MkWord# Word

-- | Unboxed characters.
newtype Char# = MkChar# Char

-- | Unboxed numbers of double precision.
newtype Double# = MkDouble# Double

-- | Unboxed numbers of single precision.
newtype Float# = MkFloat# Float

-- | The bytes of a literal.
newtype Addr# = MkAddr# String

-- | The unboxed tuple of one component.
data Solo# a = MkSolo# a

-- | What the effects of a thread depend on.
newtype State# s = MkState# World

-- | A mutable cell.
newtype MutVar# s a = MkMutVar# (Ref a)

-- | An array.
newtype Array# a = MkArray# (Arr a)

-- | A mutable array.
newtype MutableArray# s a = MkMutableArray# (Arr a)

-- | An array, meant to be small.
newtype SmallArray# a = MkSmallArray# (Arr a)

-- | A mutable array, meant to be small.
newtype SmallMutableArray# s a = MkSmallMutableArray# (Arr a)

-- Boxes

-- | A boxed integer.
pattern I# :: Int# -> Int
pattern I# x <- (MkInt# -> x) where I# (MkInt# x) = x

-- | A boxed integer without a sign.
pattern W# :: Word# -> Word
pattern W# x <- (MkWord# -> x) where W# (MkWord# x) = x

-- | A boxed character.
pattern C# :: Char# -> Char
pattern C# x <- (MkChar# -> x) where C# (MkChar# x) = x

-- | A boxed number of double precision.
pattern D# :: Double# -> Double
pattern D# x <- (MkDouble# -> x) where D# (MkDouble# x) = x

-- | A boxed number of single precision.
pattern F# :: Float# -> Float
pattern F# x <- (MkFloat# -> x) where F# (MkFloat# x) = x

{-# COMPLETE I# #-}
{-# COMPLETE W# #-}
{-# COMPLETE C# #-}
{-# COMPLETE D# #-}
{-# COMPLETE F# #-}

-- | 1 for True.
truth# :: Bool -> Int#
truth# b = if b then 1# else 0#

-- | Is it 1?
isTrue# :: Int# -> Bool
isTrue# n = case n of
  1# -> True
  _ -> False

-- | The truth value of a number. GHC's is for all enumerations.
tagToEnum# :: Int# -> Bool
tagToEnum# = isTrue#

-- | Which constructor of its type a value is made with, counted from 0.
dataToTag# :: a -> Int#
dataToTag# x = MkInt# (conTag x)

-- Numbers

-- The number of a shift, which the processor takes modulo 64.
shiftCount :: Int# -> Int
shiftCount (MkInt# n) = intAnd n 63

-- | Sum.
foreign import prim "intAdd" (+#) :: Int# -> Int# -> Int#

-- | Difference.
foreign import prim "intSub" (-#) :: Int# -> Int# -> Int#

-- | Product.
foreign import prim "intMul" (*#) :: Int# -> Int# -> Int#

-- | Bits of both.
foreign import prim "intAnd" andI# :: Int# -> Int# -> Int#

-- | Bits of either.
foreign import prim "intOr" orI# :: Int# -> Int# -> Int#

-- | Bits of one of them.
foreign import prim "intXor" xorI# :: Int# -> Int# -> Int#

-- | The opposite.
foreign import prim "intNegate" negateInt# :: Int# -> Int#

-- | All bits the other way.
foreign import prim "intComplement" notI# :: Int# -> Int#

-- | 1 when it holds.
(==#) :: Int# -> Int# -> Int#
MkInt# a ==# MkInt# b = truth# (intEq a b)

-- | 1 when it holds.
(/=#) :: Int# -> Int# -> Int#
MkInt# a /=# MkInt# b = truth# (intNe a b)

-- | 1 when it holds.
(<#) :: Int# -> Int# -> Int#
MkInt# a <# MkInt# b = truth# (intLt a b)

-- | 1 when it holds.
(<=#) :: Int# -> Int# -> Int#
MkInt# a <=# MkInt# b = truth# (intLe a b)

-- | 1 when it holds.
(>#) :: Int# -> Int# -> Int#
MkInt# a ># MkInt# b = truth# (intGt a b)

-- | 1 when it holds.
(>=#) :: Int# -> Int# -> Int#
MkInt# a >=# MkInt# b = truth# (intGe a b)

-- | @quot@.
quotInt# :: Int# -> Int# -> Int#
quotInt# (MkInt# a) (MkInt# b) = MkInt# (quot a b)

-- | @rem@.
remInt# :: Int# -> Int# -> Int#
remInt# (MkInt# a) (MkInt# b) = MkInt# (rem a b)

-- | Quotient and remainder.
quotRemInt# :: Int# -> Int# -> (# Int#, Int# #)
quotRemInt# a b = (# quotInt# a b, remInt# a b #)

-- | Bits moved to the left.
uncheckedIShiftL# :: Int# -> Int# -> Int#
uncheckedIShiftL# (MkInt# a) n = MkInt# (intShiftL a (shiftCount n))

-- | Bits moved to the right; the sign stays.
uncheckedIShiftRA# :: Int# -> Int# -> Int#
uncheckedIShiftRA# (MkInt# a) n = MkInt# (intShiftR a (shiftCount n))

-- | Bits moved to the right.
uncheckedIShiftRL# :: Int# -> Int# -> Int#
uncheckedIShiftRL# (MkInt# a) n = MkInt# (intShiftRL a (shiftCount n))

-- | Sum, and whether it is beyond the range.
addIntC# :: Int# -> Int# -> (# Int#, Int# #)
addIntC# a b = let c = a +# b in (# c, uncheckedIShiftRL# (andI# (xorI# a c) (xorI# b c)) 63# #)

-- | Difference, and whether it is beyond the range.
subIntC# :: Int# -> Int# -> (# Int#, Int# #)
subIntC# a b = let c = a -# b in (# c, uncheckedIShiftRL# (andI# (xorI# a b) (xorI# a c)) 63# #)

-- | May the product be beyond the range?
mulIntMayOflo# :: Int# -> Int# -> Int#
mulIntMayOflo# (MkInt# a) (MkInt# b) =
  truth# (integerNe (integerMul (intToInteger a) (intToInteger b)) (intToInteger (intMul a b)))

-- | The product in two words: whether the upper one is needed, upper, lower.
timesInt2# :: Int# -> Int# -> (# Int#, Int#, Int# #)
timesInt2# (MkInt# a) (MkInt# b) =
  let p = integerMul (intToInteger a) (intToInteger b)
      low = integerToInt p
  in (# truth# (integerNe p (intToInteger low)), MkInt# (integerToInt (integerShiftR p 64)), MkInt# low #)

-- | The low 8 bits, with a sign.
narrow8Int# :: Int# -> Int#
narrow8Int# (MkInt# a) = MkInt# (intNarrow a 8)

-- | The low 8 bits.
narrow8Word# :: Word# -> Word#
narrow8Word# (MkWord# a) = MkWord# (intToWord (wordNarrow (wordToInt a) 8))

-- | The low 16 bits, with a sign.
narrow16Int# :: Int# -> Int#
narrow16Int# (MkInt# a) = MkInt# (intNarrow a 16)

-- | The low 16 bits.
narrow16Word# :: Word# -> Word#
narrow16Word# (MkWord# a) = MkWord# (intToWord (wordNarrow (wordToInt a) 16))

-- | The low 32 bits, with a sign.
narrow32Int# :: Int# -> Int#
narrow32Int# (MkInt# a) = MkInt# (intNarrow a 32)

-- | The low 32 bits.
narrow32Word# :: Word# -> Word#
narrow32Word# (MkWord# a) = MkWord# (intToWord (wordNarrow (wordToInt a) 32))

-- | Sum.
foreign import prim "intAdd" plusWord# :: Word# -> Word# -> Word#

-- | Difference.
foreign import prim "intSub" minusWord# :: Word# -> Word# -> Word#

-- | Product.
foreign import prim "intMul" timesWord# :: Word# -> Word# -> Word#

-- | Bits of both.
foreign import prim "intAnd" and# :: Word# -> Word# -> Word#

-- | Bits of either.
foreign import prim "intOr" or# :: Word# -> Word# -> Word#

-- | Bits of one of them.
foreign import prim "intXor" xor# :: Word# -> Word# -> Word#

-- | All bits the other way.
foreign import prim "intComplement" not# :: Word# -> Word#

-- | The same bits.
foreign import prim "coerce" int2Word# :: Int# -> Word#

-- | The same bits.
foreign import prim "coerce" word2Int# :: Word# -> Int#

-- | @quot@.
quotWord# :: Word# -> Word# -> Word#
quotWord# (MkWord# a) (MkWord# b) = MkWord# (quot a b)

-- | @rem@.
remWord# :: Word# -> Word# -> Word#
remWord# (MkWord# a) (MkWord# b) = MkWord# (rem a b)

-- | Quotient and remainder.
quotRemWord# :: Word# -> Word# -> (# Word#, Word# #)
quotRemWord# a b = (# quotWord# a b, remWord# a b #)

-- | 1 when it holds.
eqWord# :: Word# -> Word# -> Int#
eqWord# (MkWord# a) (MkWord# b) = truth# (wordEq a b)

-- | 1 when it holds.
neWord# :: Word# -> Word# -> Int#
neWord# (MkWord# a) (MkWord# b) = truth# (wordNe a b)

-- | 1 when it holds.
ltWord# :: Word# -> Word# -> Int#
ltWord# (MkWord# a) (MkWord# b) = truth# (wordLt a b)

-- | 1 when it holds.
leWord# :: Word# -> Word# -> Int#
leWord# (MkWord# a) (MkWord# b) = truth# (wordLe a b)

-- | 1 when it holds.
gtWord# :: Word# -> Word# -> Int#
gtWord# (MkWord# a) (MkWord# b) = truth# (wordGt a b)

-- | 1 when it holds.
geWord# :: Word# -> Word# -> Int#
geWord# (MkWord# a) (MkWord# b) = truth# (wordGe a b)

-- | Bits moved to the left.
uncheckedShiftL# :: Word# -> Int# -> Word#
uncheckedShiftL# (MkWord# a) n = MkWord# (intToWord (intShiftL (wordToInt a) (shiftCount n)))

-- | Bits moved to the right.
uncheckedShiftRL# :: Word# -> Int# -> Word#
uncheckedShiftRL# (MkWord# a) n = MkWord# (intToWord (intShiftRL (wordToInt a) (shiftCount n)))

-- | How many bits are 1.
popCnt# :: Word# -> Word#
popCnt# (MkWord# a) = MkWord# (intToWord (intPopCount (wordToInt a)))

-- | How many bits are 1, of 8.
popCnt8# :: Word# -> Word#
popCnt8# (MkWord# a) = MkWord# (intToWord (intPopCount (wordNarrow (wordToInt a) 8)))

-- | How many bits are 1, of 16.
popCnt16# :: Word# -> Word#
popCnt16# (MkWord# a) = MkWord# (intToWord (intPopCount (wordNarrow (wordToInt a) 16)))

-- | How many bits are 1, of 32.
popCnt32# :: Word# -> Word#
popCnt32# (MkWord# a) = MkWord# (intToWord (intPopCount (wordNarrow (wordToInt a) 32)))

-- | How many bits are 1, of 64.
popCnt64# :: Word# -> Word#
popCnt64# (MkWord# a) = MkWord# (intToWord (intPopCount (wordToInt a)))

-- | How many high bits are 0.
clz# :: Word# -> Word#
clz# (MkWord# a) = MkWord# (intToWord (intClz (wordToInt a)))

-- | How many high bits are 0, of 8.
clz8# :: Word# -> Word#
clz8# (MkWord# a) = MkWord# (intToWord (intSub (intClz (wordNarrow (wordToInt a) 8)) 56))

-- | How many high bits are 0, of 16.
clz16# :: Word# -> Word#
clz16# (MkWord# a) = MkWord# (intToWord (intSub (intClz (wordNarrow (wordToInt a) 16)) 48))

-- | How many high bits are 0, of 32.
clz32# :: Word# -> Word#
clz32# (MkWord# a) = MkWord# (intToWord (intSub (intClz (wordNarrow (wordToInt a) 32)) 32))

-- | How many high bits are 0, of 64.
clz64# :: Word# -> Word#
clz64# (MkWord# a) = MkWord# (intToWord (intClz (wordToInt a)))

-- | How many low bits are 0.
ctz# :: Word# -> Word#
ctz# (MkWord# a) = MkWord# (intToWord (intCtz (wordToInt a)))

-- | How many low bits are 0, of 8.
ctz8# :: Word# -> Word#
ctz8# (MkWord# a) = MkWord# (intToWord (intCtz (intOr (wordToInt a) (intShiftL 1 8))))

-- | How many low bits are 0, of 16.
ctz16# :: Word# -> Word#
ctz16# (MkWord# a) = MkWord# (intToWord (intCtz (intOr (wordToInt a) (intShiftL 1 16))))

-- | How many low bits are 0, of 32.
ctz32# :: Word# -> Word#
ctz32# (MkWord# a) = MkWord# (intToWord (intCtz (intOr (wordToInt a) (intShiftL 1 32))))

-- | How many low bits are 0, of 64.
ctz64# :: Word# -> Word#
ctz64# (MkWord# a) = MkWord# (intToWord (intCtz (wordToInt a)))

-- | The bytes in the other order.
byteSwap# :: Word# -> Word#
byteSwap# (MkWord# a) = MkWord# (swapBytes 8 a 0)

-- | The bytes in the other order.
byteSwap64# :: Word# -> Word#
byteSwap64# = byteSwap#

-- | The low 4 bytes in the other order.
byteSwap32# :: Word# -> Word#
byteSwap32# (MkWord# a) = MkWord# (swapBytes 4 a 0)

-- | The low 2 bytes in the other order.
byteSwap16# :: Word# -> Word#
byteSwap16# (MkWord# a) = MkWord# (swapBytes 2 a 0)

swapBytes :: Int -> Word -> Word -> Word
swapBytes n a !out
  | intEq n 0 = out
  | otherwise = swapBytes (intSub n 1) (unsafeShiftR a 8) (unsafeShiftL out 8 .|. (a .&. 255))

-- | Sum, and whether it is beyond the range.
addWordC# :: Word# -> Word# -> (# Word#, Int# #)
addWordC# a b = let c = plusWord# a b in (# c, ltWord# c a #)

-- | Difference, and whether it is beyond the range.
subWordC# :: Word# -> Word# -> (# Word#, Int# #)
subWordC# a b = (# minusWord# a b, ltWord# a b #)

-- | Sum in two words, the upper one first.
plusWord2# :: Word# -> Word# -> (# Word#, Word# #)
plusWord2# a b = let c = plusWord# a b in (# int2Word# (ltWord# c a), c #)

-- | Product in two words, the upper one first.
timesWord2# :: Word# -> Word# -> (# Word#, Word# #)
timesWord2# (MkWord# a) (MkWord# b) =
  let p = integerMul (wordToInteger a) (wordToInteger b)
  in (# MkWord# (integerToWord (integerShiftR p 64)), MkWord# (integerToWord p) #)

-- | Quotient and remainder of two words, the upper one first, by a larger one.
quotRemWord2# :: Word# -> Word# -> Word# -> (# Word#, Word# #)
quotRemWord2# (MkWord# high) (MkWord# low) (MkWord# by) =
  case quotRem (integerShiftL (wordToInteger high) 64 + wordToInteger low) (wordToInteger by) of
    (q, r) -> (# MkWord# (integerToWord q), MkWord# (integerToWord r) #)

-- Characters

-- | The code point.
foreign import prim "coerce" ord# :: Char# -> Int#

-- | The character of a code point.
chr# :: Int# -> Char#
chr# (MkInt# n) = MkChar# (unsafeChr n)

-- | 1 when it holds.
eqChar# :: Char# -> Char# -> Int#
eqChar# (MkChar# a) (MkChar# b) = truth# (charEq a b)

-- | 1 when it holds.
neChar# :: Char# -> Char# -> Int#
neChar# (MkChar# a) (MkChar# b) = truth# (charNe a b)

-- | 1 when it holds.
ltChar# :: Char# -> Char# -> Int#
ltChar# (MkChar# a) (MkChar# b) = truth# (charLt a b)

-- | 1 when it holds.
leChar# :: Char# -> Char# -> Int#
leChar# (MkChar# a) (MkChar# b) = truth# (charLe a b)

-- | 1 when it holds.
gtChar# :: Char# -> Char# -> Int#
gtChar# (MkChar# a) (MkChar# b) = truth# (charGt a b)

-- | 1 when it holds.
geChar# :: Char# -> Char# -> Int#
geChar# (MkChar# a) (MkChar# b) = truth# (charGe a b)

-- Numbers with a fraction

-- | Sum.
foreign import prim "doubleAdd" (+##) :: Double# -> Double# -> Double#

-- | Difference.
foreign import prim "doubleSub" (-##) :: Double# -> Double# -> Double#

-- | Product.
foreign import prim "doubleMul" (*##) :: Double# -> Double# -> Double#

-- | Quotient.
foreign import prim "doubleDiv" (/##) :: Double# -> Double# -> Double#

-- | Power.
foreign import prim "doublePow" (**##) :: Double# -> Double# -> Double#

-- | 1 when it holds.
(==##) :: Double# -> Double# -> Int#
MkDouble# a ==## MkDouble# b = truth# (doubleEq a b)

-- | 1 when it holds.
(/=##) :: Double# -> Double# -> Int#
MkDouble# a /=## MkDouble# b = truth# (doubleNe a b)

-- | 1 when it holds.
(<##) :: Double# -> Double# -> Int#
MkDouble# a <## MkDouble# b = truth# (doubleLt a b)

-- | 1 when it holds.
(<=##) :: Double# -> Double# -> Int#
MkDouble# a <=## MkDouble# b = truth# (doubleLe a b)

-- | 1 when it holds.
(>##) :: Double# -> Double# -> Int#
MkDouble# a >## MkDouble# b = truth# (doubleGt a b)

-- | 1 when it holds.
(>=##) :: Double# -> Double# -> Int#
MkDouble# a >=## MkDouble# b = truth# (doubleGe a b)

-- | The opposite.
foreign import prim "doubleNegate" negateDouble# :: Double# -> Double#

-- | Without the sign.
fabsDouble# :: Double# -> Double#
fabsDouble# (MkDouble# a) = MkDouble# (abs a)

-- | @sqrt@.
foreign import prim "doubleSqrt" sqrtDouble# :: Double# -> Double#

-- | @sqrt@.
sqrtFloat# :: Float# -> Float#
sqrtFloat# (MkFloat# a) = MkFloat# (sqrt a)

-- | @exp@.
foreign import prim "doubleExp" expDouble# :: Double# -> Double#

-- | @exp@.
expFloat# :: Float# -> Float#
expFloat# (MkFloat# a) = MkFloat# (exp a)

-- | @log@.
foreign import prim "doubleLog" logDouble# :: Double# -> Double#

-- | @log@.
logFloat# :: Float# -> Float#
logFloat# (MkFloat# a) = MkFloat# (log a)

-- | @sin@.
foreign import prim "doubleSin" sinDouble# :: Double# -> Double#

-- | @sin@.
sinFloat# :: Float# -> Float#
sinFloat# (MkFloat# a) = MkFloat# (sin a)

-- | @cos@.
foreign import prim "doubleCos" cosDouble# :: Double# -> Double#

-- | @cos@.
cosFloat# :: Float# -> Float#
cosFloat# (MkFloat# a) = MkFloat# (cos a)

-- | @tan@.
foreign import prim "doubleTan" tanDouble# :: Double# -> Double#

-- | @tan@.
tanFloat# :: Float# -> Float#
tanFloat# (MkFloat# a) = MkFloat# (tan a)

-- | @asin@.
foreign import prim "doubleAsin" asinDouble# :: Double# -> Double#

-- | @asin@.
asinFloat# :: Float# -> Float#
asinFloat# (MkFloat# a) = MkFloat# (asin a)

-- | @acos@.
foreign import prim "doubleAcos" acosDouble# :: Double# -> Double#

-- | @acos@.
acosFloat# :: Float# -> Float#
acosFloat# (MkFloat# a) = MkFloat# (acos a)

-- | @atan@.
foreign import prim "doubleAtan" atanDouble# :: Double# -> Double#

-- | @atan@.
atanFloat# :: Float# -> Float#
atanFloat# (MkFloat# a) = MkFloat# (atan a)

-- | @sinh@.
foreign import prim "doubleSinh" sinhDouble# :: Double# -> Double#

-- | @sinh@.
sinhFloat# :: Float# -> Float#
sinhFloat# (MkFloat# a) = MkFloat# (sinh a)

-- | @cosh@.
foreign import prim "doubleCosh" coshDouble# :: Double# -> Double#

-- | @cosh@.
coshFloat# :: Float# -> Float#
coshFloat# (MkFloat# a) = MkFloat# (cosh a)

-- | @tanh@.
foreign import prim "doubleTanh" tanhDouble# :: Double# -> Double#

-- | @tanh@.
tanhFloat# :: Float# -> Float#
tanhFloat# (MkFloat# a) = MkFloat# (tanh a)

-- | @asinh@.
foreign import prim "doubleAsinh" asinhDouble# :: Double# -> Double#

-- | @asinh@.
asinhFloat# :: Float# -> Float#
asinhFloat# (MkFloat# a) = MkFloat# (asinh a)

-- | @acosh@.
foreign import prim "doubleAcosh" acoshDouble# :: Double# -> Double#

-- | @acosh@.
acoshFloat# :: Float# -> Float#
acoshFloat# (MkFloat# a) = MkFloat# (acosh a)

-- | @atanh@.
foreign import prim "doubleAtanh" atanhDouble# :: Double# -> Double#

-- | @atanh@.
atanhFloat# :: Float# -> Float#
atanhFloat# (MkFloat# a) = MkFloat# (atanh a)

-- | The nearest number.
foreign import prim "intToDouble" int2Double# :: Int# -> Double#

-- | The nearest number.
foreign import prim "wordToDouble" word2Double# :: Word# -> Double#

-- | Without what stands after the point.
foreign import prim "doubleToInt" double2Int# :: Double# -> Int#

-- | The nearest number.
double2Float# :: Double# -> Float#
double2Float# (MkDouble# a) = MkFloat# (realToFrac a)

-- | The same number.
float2Double# :: Float# -> Double#
float2Double# (MkFloat# a) = MkDouble# (realToFrac a)

-- | The nearest number.
int2Float# :: Int# -> Float#
int2Float# (MkInt# a) = MkFloat# (fromIntegral a)

-- | The nearest number.
word2Float# :: Word# -> Float#
word2Float# (MkWord# a) = MkFloat# (fromIntegral a)

-- | Without what stands after the point.
float2Int# :: Float# -> Int#
float2Int# (MkFloat# a) = MkInt# (truncate a)

-- | Mantissa and exponent.
decodeDouble_Int64# :: Double# -> (# Int#, Int# #)
decodeDouble_Int64# (MkDouble# a) = (# MkInt# (integerToInt (doubleMantissa a)), MkInt# (doubleExponent a) #)

-- | Sum.
plusFloat# :: Float# -> Float# -> Float#
plusFloat# (MkFloat# a) (MkFloat# b) = MkFloat# (a + b)

-- | Difference.
minusFloat# :: Float# -> Float# -> Float#
minusFloat# (MkFloat# a) (MkFloat# b) = MkFloat# (a - b)

-- | Product.
timesFloat# :: Float# -> Float# -> Float#
timesFloat# (MkFloat# a) (MkFloat# b) = MkFloat# (a * b)

-- | Quotient.
divideFloat# :: Float# -> Float# -> Float#
divideFloat# (MkFloat# a) (MkFloat# b) = MkFloat# (a / b)

-- | Power.
powerFloat# :: Float# -> Float# -> Float#
powerFloat# (MkFloat# a) (MkFloat# b) = MkFloat# (a ** b)

-- | 1 when it holds.
eqFloat# :: Float# -> Float# -> Int#
eqFloat# (MkFloat# a) (MkFloat# b) = truth# (a == b)

-- | 1 when it holds.
neFloat# :: Float# -> Float# -> Int#
neFloat# (MkFloat# a) (MkFloat# b) = truth# (a /= b)

-- | 1 when it holds.
ltFloat# :: Float# -> Float# -> Int#
ltFloat# (MkFloat# a) (MkFloat# b) = truth# (a < b)

-- | 1 when it holds.
leFloat# :: Float# -> Float# -> Int#
leFloat# (MkFloat# a) (MkFloat# b) = truth# (a <= b)

-- | 1 when it holds.
gtFloat# :: Float# -> Float# -> Int#
gtFloat# (MkFloat# a) (MkFloat# b) = truth# (a > b)

-- | 1 when it holds.
geFloat# :: Float# -> Float# -> Int#
geFloat# (MkFloat# a) (MkFloat# b) = truth# (a >= b)

-- | The opposite.
negateFloat# :: Float# -> Float#
negateFloat# (MkFloat# a) = MkFloat# (negate a)

-- | Without the sign.
fabsFloat# :: Float# -> Float#
fabsFloat# (MkFloat# a) = MkFloat# (abs a)

-- Literals

-- | The characters of a literal, up to a character 0.
unpackCString# :: Addr# -> [Char]
unpackCString# (MkAddr# s) = takeWhile (\c -> charNe c '\0') s

-- | The characters of a literal in front of a list.
unpackAppendCString# :: Addr# -> [Char] -> [Char]
unpackAppendCString# a rest = unpackCString# a ++ rest

-- | The characters of a literal, folded from the right.
unpackFoldrCString# :: Addr# -> (Char -> b -> b) -> b -> b
unpackFoldrCString# a f z = foldr f z (unpackCString# a)

-- | So many characters of a literal.
unpackNBytes# :: Addr# -> Int# -> [Char]
unpackNBytes# (MkAddr# s) (MkInt# n) = take n s

-- | Further along in a literal.
plusAddr# :: Addr# -> Int# -> Addr#
plusAddr# (MkAddr# s) (MkInt# n) = MkAddr# (drop n s)

-- | A byte of a literal, as a character.
indexCharOffAddr# :: Addr# -> Int# -> Char#
indexCharOffAddr# (MkAddr# s) (MkInt# n) = MkChar# (case drop n s of { c : _ -> c; [] -> '\0' })

-- | A byte of a literal.
indexWord8OffAddr# :: Addr# -> Int# -> Word#
indexWord8OffAddr# a n = int2Word# (ord# (indexCharOffAddr# a n))

-- Threads

-- | The one token there is.
realWorld# :: State# RealWorld
realWorld# = MkState# realWorld

-- | An action at work on the one token there is.
runRW# :: (State# RealWorld -> o) -> o
runRW# f = f realWorld#

-- | What an action of IO does to the token.
fromAction# :: (World -> IORes a) -> State# s -> (# State# s, a #)
fromAction# f (MkState# w) = case f w of IORes a -> (# MkState# w, a #)

-- | The action that does this to the token.
toAction# :: (State# s -> (# State# s, a #)) -> World -> IORes a
toAction# f w = case f (MkState# w) of (# _, a #) -> IORes a

-- | Evaluates a value, as an action.
seq# :: a -> State# s -> (# State# s, a #)
seq# !a s = (# s, a #)

-- | Keeps a value.
touch# :: a -> State# s -> State# s
touch# _ s = s

-- | Nothing to wait for.
noDuplicate# :: State# s -> State# s
noDuplicate# s = s

-- | Throws.
raise# :: e -> a
raise# = primRaise

-- | Throws, as an action.
raiseIO# :: e -> State# RealWorld -> (# State# RealWorld, a #)
raiseIO# e _ = primRaise e

-- | An action, with what is done when it throws.
catch# :: (State# RealWorld -> (# State# RealWorld, a #)) -> (e -> State# RealWorld -> (# State# RealWorld, a #))
       -> State# RealWorld -> (# State# RealWorld, a #)
catch# action handler = fromAction# (primCatch (toAction# action) (\e -> toAction# (handler e)))

-- | May be 0 though the values are the same, and is always.
reallyUnsafePtrEquality# :: a -> a -> Int#
reallyUnsafePtrEquality# _ _ = 0#

-- Cells and arrays

-- | A new cell.
newMutVar# :: a -> State# s -> (# State# s, MutVar# s a #)
newMutVar# a (MkState# w) = case primNewRef a w of IORes r -> (# MkState# w, MkMutVar# r #)

-- | What a cell holds.
readMutVar# :: MutVar# s a -> State# s -> (# State# s, a #)
readMutVar# (MkMutVar# r) (MkState# w) = case primReadRef r w of IORes a -> (# MkState# w, a #)

-- | Changes what a cell holds.
writeMutVar# :: MutVar# s a -> a -> State# s -> State# s
writeMutVar# (MkMutVar# r) a (MkState# w) = case primWriteRef r a w of IORes _ -> MkState# w

-- | 1 when it is the same cell.
sameMutVar# :: MutVar# s a -> MutVar# s a -> Int#
sameMutVar# (MkMutVar# a) (MkMutVar# b) = truth# (primRefEq a b)

-- So many elements from there on are there, or it is an error.
within :: Arr a -> Int -> Int -> b -> b
within arr i n x
  | intLt i 0 || intLt n 0 || intGt i (intSub (primArraySize arr) n) = errorWithoutStackTrace "index out of range in an unboxed array"
  | otherwise = x

newArr :: Int -> a -> World -> IORes (Arr a)
newArr n a w
  | intLt n 0 = errorWithoutStackTrace "negative size of an unboxed array"
  | otherwise = primNewArray n a w

copyArr :: Arr a -> Int -> Arr a -> Int -> Int -> World -> IORes ()
copyArr from i to j n w = within from i n (within to j n (primCopyArray from i to j n w))

cloneArr :: Arr a -> Int -> Int -> World -> IORes (Arr a)
cloneArr from i n w = within from i n (case primNewArray n (errorWithoutStackTrace "undefined element") w of
  IORes to -> case primCopyArray from i to 0 n w of IORes _ -> IORes to)

-- | A new array of a size, the same element everywhere.
newArray# :: Int# -> a -> State# s -> (# State# s, MutableArray# s a #)
newArray# (MkInt# n) a (MkState# w) = case newArr n a w of IORes arr -> (# MkState# w, MkMutableArray# arr #)

-- | An element.
readArray# :: MutableArray# s a -> Int# -> State# s -> (# State# s, a #)
readArray# (MkMutableArray# arr) (MkInt# i) (MkState# w) =
  within arr i 1 (case primReadArray arr i w of IORes a -> (# MkState# w, a #))

-- | Changes an element.
writeArray# :: MutableArray# s a -> Int# -> a -> State# s -> State# s
writeArray# (MkMutableArray# arr) (MkInt# i) a (MkState# w) =
  within arr i 1 (case primWriteArray arr i a w of IORes _ -> MkState# w)

-- | An element, fetched at once.
indexArray# :: Array# a -> Int# -> (# a #)
indexArray# (MkArray# arr) (MkInt# i) = within arr i 1 (case primIndexArray arr i of IORes a -> (# a #))

-- | How many elements there are.
sizeofArray# :: Array# a -> Int#
sizeofArray# (MkArray# arr) = MkInt# (primArraySize arr)

-- | How many elements there are.
sizeofMutableArray# :: MutableArray# s a -> Int#
sizeofMutableArray# (MkMutableArray# arr) = MkInt# (primArraySize arr)

-- | The array itself, which must not be written to from now on.
unsafeFreezeArray# :: MutableArray# s a -> State# s -> (# State# s, Array# a #)
unsafeFreezeArray# (MkMutableArray# arr) s = (# s, MkArray# arr #)

-- | The array itself, which must not be read as it was from now on.
unsafeThawArray# :: Array# a -> State# s -> (# State# s, MutableArray# s a #)
unsafeThawArray# (MkArray# arr) s = (# s, MkMutableArray# arr #)

-- | A copy of a part.
freezeArray# :: MutableArray# s a -> Int# -> Int# -> State# s -> (# State# s, Array# a #)
freezeArray# (MkMutableArray# arr) (MkInt# i) (MkInt# n) (MkState# w) =
  case cloneArr arr i n w of IORes new -> (# MkState# w, MkArray# new #)

-- | A copy of a part.
thawArray# :: Array# a -> Int# -> Int# -> State# s -> (# State# s, MutableArray# s a #)
thawArray# (MkArray# arr) (MkInt# i) (MkInt# n) (MkState# w) =
  case cloneArr arr i n w of IORes new -> (# MkState# w, MkMutableArray# new #)

-- | A copy of a part.
cloneArray# :: Array# a -> Int# -> Int# -> Array# a
cloneArray# (MkArray# arr) (MkInt# i) (MkInt# n) = case cloneArr arr i n realWorld of IORes new -> MkArray# new

-- | A copy of a part.
cloneMutableArray# :: MutableArray# s a -> Int# -> Int# -> State# s -> (# State# s, MutableArray# s a #)
cloneMutableArray# (MkMutableArray# arr) (MkInt# i) (MkInt# n) (MkState# w) =
  case cloneArr arr i n w of IORes new -> (# MkState# w, MkMutableArray# new #)

-- | Copies a part to another place.
copyArray# :: Array# a -> Int# -> MutableArray# s a -> Int# -> Int# -> State# s -> State# s
copyArray# (MkArray# from) (MkInt# i) (MkMutableArray# to) (MkInt# j) (MkInt# n) (MkState# w) =
  case copyArr from i to j n w of IORes _ -> MkState# w

-- | Copies a part to another place.
copyMutableArray# :: MutableArray# s a -> Int# -> MutableArray# s a -> Int# -> Int# -> State# s -> State# s
copyMutableArray# (MkMutableArray# from) (MkInt# i) (MkMutableArray# to) (MkInt# j) (MkInt# n) (MkState# w) =
  case copyArr from i to j n w of IORes _ -> MkState# w

-- | 1 when it is the same array.
sameMutableArray# :: MutableArray# s a -> MutableArray# s a -> Int#
sameMutableArray# (MkMutableArray# a) (MkMutableArray# b) = truth# (primArrayEq a b)

-- | A new array of a size, the same element everywhere.
newSmallArray# :: Int# -> a -> State# s -> (# State# s, SmallMutableArray# s a #)
newSmallArray# (MkInt# n) a (MkState# w) = case newArr n a w of IORes arr -> (# MkState# w, MkSmallMutableArray# arr #)

-- | An element.
readSmallArray# :: SmallMutableArray# s a -> Int# -> State# s -> (# State# s, a #)
readSmallArray# (MkSmallMutableArray# arr) (MkInt# i) (MkState# w) =
  within arr i 1 (case primReadArray arr i w of IORes a -> (# MkState# w, a #))

-- | Changes an element.
writeSmallArray# :: SmallMutableArray# s a -> Int# -> a -> State# s -> State# s
writeSmallArray# (MkSmallMutableArray# arr) (MkInt# i) a (MkState# w) =
  within arr i 1 (case primWriteArray arr i a w of IORes _ -> MkState# w)

-- | An element, fetched at once.
indexSmallArray# :: SmallArray# a -> Int# -> (# a #)
indexSmallArray# (MkSmallArray# arr) (MkInt# i) = within arr i 1 (case primIndexArray arr i of IORes a -> (# a #))

-- | How many elements there are.
sizeofSmallArray# :: SmallArray# a -> Int#
sizeofSmallArray# (MkSmallArray# arr) = MkInt# (primArraySize arr)

-- | How many elements there are.
sizeofSmallMutableArray# :: SmallMutableArray# s a -> Int#
sizeofSmallMutableArray# (MkSmallMutableArray# arr) = MkInt# (primArraySize arr)

-- | The array itself, which must not be written to from now on.
unsafeFreezeSmallArray# :: SmallMutableArray# s a -> State# s -> (# State# s, SmallArray# a #)
unsafeFreezeSmallArray# (MkSmallMutableArray# arr) s = (# s, MkSmallArray# arr #)

-- | The array itself, which must not be read as it was from now on.
unsafeThawSmallArray# :: SmallArray# a -> State# s -> (# State# s, SmallMutableArray# s a #)
unsafeThawSmallArray# (MkSmallArray# arr) s = (# s, MkSmallMutableArray# arr #)

-- | A copy of a part.
freezeSmallArray# :: SmallMutableArray# s a -> Int# -> Int# -> State# s -> (# State# s, SmallArray# a #)
freezeSmallArray# (MkSmallMutableArray# arr) (MkInt# i) (MkInt# n) (MkState# w) =
  case cloneArr arr i n w of IORes new -> (# MkState# w, MkSmallArray# new #)

-- | A copy of a part.
thawSmallArray# :: SmallArray# a -> Int# -> Int# -> State# s -> (# State# s, SmallMutableArray# s a #)
thawSmallArray# (MkSmallArray# arr) (MkInt# i) (MkInt# n) (MkState# w) =
  case cloneArr arr i n w of IORes new -> (# MkState# w, MkSmallMutableArray# new #)

-- | A copy of a part.
cloneSmallArray# :: SmallArray# a -> Int# -> Int# -> SmallArray# a
cloneSmallArray# (MkSmallArray# arr) (MkInt# i) (MkInt# n) = case cloneArr arr i n realWorld of IORes new -> MkSmallArray# new

-- | A copy of a part.
cloneSmallMutableArray# :: SmallMutableArray# s a -> Int# -> Int# -> State# s -> (# State# s, SmallMutableArray# s a #)
cloneSmallMutableArray# (MkSmallMutableArray# arr) (MkInt# i) (MkInt# n) (MkState# w) =
  case cloneArr arr i n w of IORes new -> (# MkState# w, MkSmallMutableArray# new #)

-- | Copies a part to another place.
copySmallArray# :: SmallArray# a -> Int# -> SmallMutableArray# s a -> Int# -> Int# -> State# s -> State# s
copySmallArray# (MkSmallArray# from) (MkInt# i) (MkSmallMutableArray# to) (MkInt# j) (MkInt# n) (MkState# w) =
  case copyArr from i to j n w of IORes _ -> MkState# w

-- | Copies a part to another place.
copySmallMutableArray# :: SmallMutableArray# s a -> Int# -> SmallMutableArray# s a -> Int# -> Int# -> State# s -> State# s
copySmallMutableArray# (MkSmallMutableArray# from) (MkInt# i) (MkSmallMutableArray# to) (MkInt# j) (MkInt# n) (MkState# w) =
  case copyArr from i to j n w of IORes _ -> MkState# w

-- | 1 when it is the same array.
sameSmallMutableArray# :: SmallMutableArray# s a -> SmallMutableArray# s a -> Int#
sameSmallMutableArray# (MkSmallMutableArray# a) (MkSmallMutableArray# b) = truth# (primArrayEq a b)

-- Sums

-- | An unboxed sum of two types.
data Sum2# a b = MkSum2_1# a | MkSum2_2# b

-- | An unboxed sum of three types.
data Sum3# a b c = MkSum3_1# a | MkSum3_2# b | MkSum3_3# c

-- | An unboxed sum of four types.
data Sum4# a b c d = MkSum4_1# a | MkSum4_2# b | MkSum4_3# c | MkSum4_4# d

-- | An unboxed sum of five types.
data Sum5# a b c d e = MkSum5_1# a | MkSum5_2# b | MkSum5_3# c | MkSum5_4# d | MkSum5_5# e

-- | An unboxed sum of six types.
data Sum6# a b c d e f = MkSum6_1# a | MkSum6_2# b | MkSum6_3# c | MkSum6_4# d | MkSum6_5# e | MkSum6_6# f

-- | An unboxed sum of seven types.
data Sum7# a b c d e f g
  = MkSum7_1# a | MkSum7_2# b | MkSum7_3# c
  | MkSum7_4# d | MkSum7_5# e | MkSum7_6# f | MkSum7_7# g

-- | An unboxed sum of eight types.
data Sum8# a b c d e f g h
  = MkSum8_1# a | MkSum8_2# b | MkSum8_3# c | MkSum8_4# d
  | MkSum8_5# e | MkSum8_6# f | MkSum8_7# g | MkSum8_8# h

-- Stand-ins

-- | What stands for a type, and is nothing itself.
newtype Proxy# a = MkProxy# ()

-- | Stands for any type.
proxy# :: forall a. Proxy# a
proxy# = MkProxy# ()

-- Fields

-- What deriving needs of data with unboxed fields. GHC has no such instances, but compares and shows the boxed values.

instance Eq Int# where
  MkInt# a == MkInt# b = a == b

instance Ord Int# where
  compare (MkInt# a) (MkInt# b) = compare a b

instance Show Int# where
  showsPrec _ (MkInt# a) = showsPrec 0 a . showString "#"

instance Eq Word# where
  MkWord# a == MkWord# b = a == b

instance Ord Word# where
  compare (MkWord# a) (MkWord# b) = compare a b

instance Show Word# where
  showsPrec _ (MkWord# a) = showsPrec 0 a . showString "##"

instance Eq Char# where
  MkChar# a == MkChar# b = a == b

instance Ord Char# where
  compare (MkChar# a) (MkChar# b) = compare a b

instance Show Char# where
  showsPrec _ (MkChar# a) = showsPrec 0 a . showString "#"

instance Eq Double# where
  MkDouble# a == MkDouble# b = a == b

instance Ord Double# where
  compare (MkDouble# a) (MkDouble# b) = compare a b
  MkDouble# a < MkDouble# b = a < b
  MkDouble# a <= MkDouble# b = a <= b
  MkDouble# a > MkDouble# b = a > b
  MkDouble# a >= MkDouble# b = a >= b

instance Show Double# where
  showsPrec _ (MkDouble# a) = showsPrec 0 a . showString "##"

instance Eq Float# where
  MkFloat# a == MkFloat# b = a == b

instance Ord Float# where
  compare (MkFloat# a) (MkFloat# b) = compare a b
  MkFloat# a < MkFloat# b = a < b
  MkFloat# a <= MkFloat# b = a <= b
  MkFloat# a > MkFloat# b = a > b
  MkFloat# a >= MkFloat# b = a >= b

instance Show Float# where
  showsPrec _ (MkFloat# a) = showsPrec 0 a . showString "#"
