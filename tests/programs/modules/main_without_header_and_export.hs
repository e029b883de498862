import Data.Char (toUpper)

shout = map toUpper

main = putStrLn (shout "implicit module header")

-- expect: IMPLICIT MODULE HEADER
