-- | Enumerations and bounds.
module GHC.Enum
  ( Bounded(..), Enum(..), boundedEnumFrom, boundedEnumFromThen, toEnumError, fromEnumError, succError, predError
  ) where

-- | To the last one.
boundedEnumFrom :: (Enum a, Bounded a) => a -> [a]
boundedEnumFrom n = map toEnum [fromEnum n .. fromEnum (maxBound `asTypeOf` n)]

-- | To the last one, in steps.
boundedEnumFromThen :: (Enum a, Bounded a) => a -> a -> [a]
boundedEnumFromThen n m
  | fromEnum m >= fromEnum n = map toEnum [fromEnum n, fromEnum m .. fromEnum (maxBound `asTypeOf` n)]
  | otherwise = map toEnum [fromEnum n, fromEnum m .. fromEnum (minBound `asTypeOf` n)]

-- | There is no such value.
toEnumError :: Show a => String -> Int -> (a, a) -> b
toEnumError ty i bounds = errorWithoutStackTrace
  ("Enum.toEnum{" ++ ty ++ "}: tag (" ++ show i ++ ") is outside of bounds " ++ show bounds)

-- | The value has no number.
fromEnumError :: Show a => String -> a -> b
fromEnumError ty x = errorWithoutStackTrace
  ("Enum.fromEnum{" ++ ty ++ "}: value (" ++ show x ++ ") is outside of Int's bounds " ++ show (minBound :: Int, maxBound :: Int))

-- | There is nothing after it.
succError :: String -> a
succError ty = errorWithoutStackTrace (ty ++ ".succ: bad argument")

-- | There is nothing before it.
predError :: String -> a
predError ty = errorWithoutStackTrace (ty ++ ".pred: bad argument")
