{-# LANGUAGE NoImplicitPrelude #-}
-- | The primitive types and the primitive operations, as typed names. Everything else in the library is Haskell.
module Needle.Prim where

-- | 64-bit signed integers.
data Int

-- | 64-bit unsigned integers.
data Word

-- | Unicode characters.
data Char

-- | Unbounded integers.
data Integer

-- | IEEE double precision numbers.
data Double

-- | The token an action is applied to when it runs.
data World

-- | A mutable cell.
data Ref a

-- | A mutable array, indexed from 0; pure arrays are these once nobody writes to them.
data Arr a

-- | The kind of types (a name only).
data Type

-- | The kind of constraints (a name only).
data Constraint

-- | Truth values.
data Bool = False | True

-- | The outcome of a comparison.
data Ordering = LT | EQ | GT

-- | What running an action gives back.
data IORes a = IORes a

-- | Actions: functions from the World token.
newtype IO a = IO (World -> IORes a)

-- | Strings are lists of characters.
type String = [Char]

-- Int
foreign import prim "intAdd" intAdd :: Int -> Int -> Int
foreign import prim "intSub" intSub :: Int -> Int -> Int
foreign import prim "intMul" intMul :: Int -> Int -> Int
foreign import prim "intNegate" intNegate :: Int -> Int
foreign import prim "intQuot" intQuot :: Int -> Int -> Int
foreign import prim "intRem" intRem :: Int -> Int -> Int
foreign import prim "intDiv" intDiv :: Int -> Int -> Int
foreign import prim "intMod" intMod :: Int -> Int -> Int
foreign import prim "intEq" intEq :: Int -> Int -> Bool
foreign import prim "intNe" intNe :: Int -> Int -> Bool
foreign import prim "intLt" intLt :: Int -> Int -> Bool
foreign import prim "intLe" intLe :: Int -> Int -> Bool
foreign import prim "intGt" intGt :: Int -> Int -> Bool
foreign import prim "intGe" intGe :: Int -> Int -> Bool
foreign import prim "intAnd" intAnd :: Int -> Int -> Int
foreign import prim "intOr" intOr :: Int -> Int -> Int
foreign import prim "intXor" intXor :: Int -> Int -> Int
foreign import prim "intComplement" intComplement :: Int -> Int
foreign import prim "intShiftL" intShiftL :: Int -> Int -> Int
foreign import prim "intShiftR" intShiftR :: Int -> Int -> Int
foreign import prim "intShiftRL" intShiftRL :: Int -> Int -> Int
foreign import prim "intPopCount" intPopCount :: Int -> Int
foreign import prim "intClz" intClz :: Int -> Int
foreign import prim "intCtz" intCtz :: Int -> Int
foreign import prim "intNarrow" intNarrow :: Int -> Int -> Int
foreign import prim "wordNarrow" wordNarrow :: Int -> Int -> Int
foreign import prim "intShow" intShow :: Int -> [Char]

-- Word
foreign import prim "intAdd" wordAdd :: Word -> Word -> Word
foreign import prim "intSub" wordSub :: Word -> Word -> Word
foreign import prim "intMul" wordMul :: Word -> Word -> Word
foreign import prim "intNegate" wordNegate :: Word -> Word
foreign import prim "wordQuot" wordQuot :: Word -> Word -> Word
foreign import prim "wordRem" wordRem :: Word -> Word -> Word
foreign import prim "intEq" wordEq :: Word -> Word -> Bool
foreign import prim "intNe" wordNe :: Word -> Word -> Bool
foreign import prim "wordLt" wordLt :: Word -> Word -> Bool
foreign import prim "wordLe" wordLe :: Word -> Word -> Bool
foreign import prim "wordGt" wordGt :: Word -> Word -> Bool
foreign import prim "wordGe" wordGe :: Word -> Word -> Bool
foreign import prim "coerce" intToWord :: Int -> Word
foreign import prim "coerce" wordToInt :: Word -> Int

-- Char
foreign import prim "intEq" charEq :: Char -> Char -> Bool
foreign import prim "intNe" charNe :: Char -> Char -> Bool
foreign import prim "intLt" charLt :: Char -> Char -> Bool
foreign import prim "intLe" charLe :: Char -> Char -> Bool
foreign import prim "intGt" charGt :: Char -> Char -> Bool
foreign import prim "intGe" charGe :: Char -> Char -> Bool
-- | The code point of a character.
foreign import prim "coerce" ord :: Char -> Int
foreign import prim "coerce" unsafeChr :: Int -> Char
foreign import prim "charCategory" charCategory :: Char -> Int
-- | The upper case of a character, itself where there is none.
foreign import prim "charToUpper" toUpper :: Char -> Char
-- | The lower case of a character, itself where there is none.
foreign import prim "charToLower" toLower :: Char -> Char
-- | The title case of a character, itself where there is none.
foreign import prim "charToTitle" toTitle :: Char -> Char

-- Integer
foreign import prim "intToInteger" intToInteger :: Int -> Integer
foreign import prim "wordToInteger" wordToInteger :: Word -> Integer
foreign import prim "integerToInt" integerToInt :: Integer -> Int
foreign import prim "integerToInt" integerToWord :: Integer -> Word
foreign import prim "integerAdd" integerAdd :: Integer -> Integer -> Integer
foreign import prim "integerSub" integerSub :: Integer -> Integer -> Integer
foreign import prim "integerMul" integerMul :: Integer -> Integer -> Integer
foreign import prim "integerNegate" integerNegate :: Integer -> Integer
foreign import prim "integerAbs" integerAbs :: Integer -> Integer
foreign import prim "integerSignum" integerSignum :: Integer -> Integer
foreign import prim "integerQuot" integerQuot :: Integer -> Integer -> Integer
foreign import prim "integerRem" integerRem :: Integer -> Integer -> Integer
foreign import prim "integerDiv" integerDiv :: Integer -> Integer -> Integer
foreign import prim "integerMod" integerMod :: Integer -> Integer -> Integer
foreign import prim "integerGcd" integerGcd :: Integer -> Integer -> Integer
foreign import prim "integerEq" integerEq :: Integer -> Integer -> Bool
foreign import prim "integerNe" integerNe :: Integer -> Integer -> Bool
foreign import prim "integerLt" integerLt :: Integer -> Integer -> Bool
foreign import prim "integerLe" integerLe :: Integer -> Integer -> Bool
foreign import prim "integerGt" integerGt :: Integer -> Integer -> Bool
foreign import prim "integerGe" integerGe :: Integer -> Integer -> Bool
foreign import prim "integerAnd" integerAnd :: Integer -> Integer -> Integer
foreign import prim "integerOr" integerOr :: Integer -> Integer -> Integer
foreign import prim "integerXor" integerXor :: Integer -> Integer -> Integer
foreign import prim "integerComplement" integerComplement :: Integer -> Integer
foreign import prim "integerShiftL" integerShiftL :: Integer -> Int -> Integer
foreign import prim "integerShiftR" integerShiftR :: Integer -> Int -> Integer
foreign import prim "integerPopCount" integerPopCount :: Integer -> Int
foreign import prim "integerTestBit" integerTestBit :: Integer -> Int -> Bool
foreign import prim "integerLog2" integerLog2 :: Integer -> Int
foreign import prim "integerShow" integerShow :: Integer -> [Char]

-- Double
foreign import prim "intToDouble" intToDouble :: Int -> Double
foreign import prim "wordToDouble" wordToDouble :: Word -> Double
foreign import prim "integerToDouble" integerToDouble :: Integer -> Double
foreign import prim "doubleToInt" doubleToInt :: Double -> Int
foreign import prim "doubleToInteger" doubleToInteger :: Double -> Integer
foreign import prim "doubleAdd" doubleAdd :: Double -> Double -> Double
foreign import prim "doubleSub" doubleSub :: Double -> Double -> Double
foreign import prim "doubleMul" doubleMul :: Double -> Double -> Double
foreign import prim "doubleDiv" doubleDiv :: Double -> Double -> Double
foreign import prim "doubleNegate" doubleNegate :: Double -> Double
foreign import prim "doubleEq" doubleEq :: Double -> Double -> Bool
foreign import prim "doubleNe" doubleNe :: Double -> Double -> Bool
foreign import prim "doubleLt" doubleLt :: Double -> Double -> Bool
foreign import prim "doubleLe" doubleLe :: Double -> Double -> Bool
foreign import prim "doubleGt" doubleGt :: Double -> Double -> Bool
foreign import prim "doubleGe" doubleGe :: Double -> Double -> Bool
foreign import prim "doubleExp" doubleExp :: Double -> Double
foreign import prim "doubleLog" doubleLog :: Double -> Double
foreign import prim "doubleSqrt" doubleSqrt :: Double -> Double
foreign import prim "doubleSin" doubleSin :: Double -> Double
foreign import prim "doubleCos" doubleCos :: Double -> Double
foreign import prim "doubleTan" doubleTan :: Double -> Double
foreign import prim "doubleAsin" doubleAsin :: Double -> Double
foreign import prim "doubleAcos" doubleAcos :: Double -> Double
foreign import prim "doubleAtan" doubleAtan :: Double -> Double
foreign import prim "doubleSinh" doubleSinh :: Double -> Double
foreign import prim "doubleCosh" doubleCosh :: Double -> Double
foreign import prim "doubleTanh" doubleTanh :: Double -> Double
foreign import prim "doubleAsinh" doubleAsinh :: Double -> Double
foreign import prim "doubleAcosh" doubleAcosh :: Double -> Double
foreign import prim "doubleAtanh" doubleAtanh :: Double -> Double
foreign import prim "doublePow" doublePow :: Double -> Double -> Double
foreign import prim "doubleIsNaN" doubleIsNaN :: Double -> Bool
foreign import prim "doubleIsInfinite" doubleIsInfinite :: Double -> Bool
foreign import prim "doubleIsNegativeZero" doubleIsNegativeZero :: Double -> Bool
foreign import prim "doubleMantissa" doubleMantissa :: Double -> Integer
foreign import prim "doubleExponent" doubleExponent :: Double -> Int
foreign import prim "doubleEncode" doubleEncode :: Integer -> Int -> Double
foreign import prim "doubleShow" doubleShow :: Double -> [Char]
foreign import prim "doubleRoundFloat" doubleRoundFloat :: Double -> Double
foreign import prim "floatShow" floatShow :: Double -> [Char]
foreign import prim "floatMantissa" floatMantissa :: Double -> Integer
foreign import prim "floatExponent" floatExponent :: Double -> Int
foreign import prim "floatEncode" floatEncode :: Integer -> Int -> Double

-- any value
foreign import prim "conTag" conTag :: a -> Int
-- | The same value at another type, unchecked.
foreign import prim "coerce" unsafeCoerce :: a -> b
foreign import prim "raise" primRaise :: e -> a
foreign import prim "realWorld" realWorld :: World

-- exceptions, references, arrays
foreign import prim "catch" primCatch :: (World -> IORes a) -> (e -> World -> IORes a) -> World -> IORes a
foreign import prim "newRef" primNewRef :: a -> World -> IORes (Ref a)
foreign import prim "readRef" primReadRef :: Ref a -> World -> IORes a
foreign import prim "writeRef" primWriteRef :: Ref a -> a -> World -> IORes ()
foreign import prim "refEq" primRefEq :: Ref a -> Ref a -> Bool
foreign import prim "newArray" primNewArray :: Int -> a -> World -> IORes (Arr a)
foreign import prim "readArray" primReadArray :: Arr a -> Int -> World -> IORes a
foreign import prim "writeArray" primWriteArray :: Arr a -> Int -> a -> World -> IORes ()
foreign import prim "copyArray" primCopyArray :: Arr a -> Int -> Arr a -> Int -> Int -> World -> IORes ()
foreign import prim "arraySize" primArraySize :: Arr a -> Int
foreign import prim "indexArray" primIndexArray :: Arr a -> Int -> IORes a
foreign import prim "arrayEq" primArrayEq :: Arr a -> Arr a -> Bool

-- the outside
foreign import prim "hPutChar" primHPutChar :: Int -> Char -> World -> IORes Int
foreign import prim "hPutStr" primHPutStr :: Int -> [Char] -> World -> IORes Int
foreign import prim "hFlush" primHFlush :: Int -> World -> IORes Int
foreign import prim "hGetChar" primHGetChar :: Int -> World -> IORes Int
foreign import prim "hLookAhead" primHLookAhead :: Int -> World -> IORes Int
foreign import prim "hGetContents" primHGetContents :: Int -> World -> IORes [Char]
foreign import prim "hSetBuffering" primHSetBuffering :: Int -> Int -> World -> IORes ()
foreign import prim "hGetBuffering" primHGetBuffering :: Int -> World -> IORes Int
foreign import prim "openFile" primOpenFile :: [Char] -> Int -> World -> IORes Int
foreign import prim "hClose" primHClose :: Int -> World -> IORes Int
foreign import prim "fileExists" primFileExists :: [Char] -> World -> IORes Bool
foreign import prim "removeFile" primRemoveFile :: [Char] -> World -> IORes Int
foreign import prim "rename" primRename :: [Char] -> [Char] -> World -> IORes Int
foreign import prim "makeDirectory" primMakeDirectory :: [Char] -> World -> IORes Int
foreign import prim "removeDirectory" primRemoveDirectory :: [Char] -> World -> IORes Int
foreign import prim "directoryExists" primDirectoryExists :: [Char] -> World -> IORes Bool
foreign import prim "listDirectory" primListDirectory :: [Char] -> World -> IORes [[Char]]
foreign import prim "currentDirectory" primCurrentDirectory :: World -> IORes [Char]
foreign import prim "getArgs" primGetArgs :: World -> IORes [[Char]]
foreign import prim "getProgName" primGetProgName :: World -> IORes [Char]
foreign import prim "getEnv" primGetEnv :: [Char] -> World -> IORes [[Char]]
foreign import prim "exit" primExit :: Int -> World -> IORes a
foreign import prim "cpuTime" primCpuTime :: World -> IORes Integer
foreign import prim "wallTime" primWallTime :: World -> IORes Double
