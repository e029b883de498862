{-# LANGUAGE MagicHash #-}
module Main where

import GHC.Exts

data T# = T# Int# Char# | U#

-- names may end in several
twice## :: Int -> Int
twice## x# = x# * 2

name :: Int# -> String
name 0# = "zero"
name 1# = "one"
name -1# = "minus one"
name 0x10# = "sixteen"
name _ = "many"

letter :: Char# -> Int
letter 'a'# = 1
letter '\n'# = 2
letter _ = 3

word :: Word# -> Bool
word 18446744073709551615## = True
word _ = False

real :: Double# -> String
real 0.5## = "half"
real -2.0## = "minus two"
real _ = "other"

single :: Float# -> String
single 1.5# = "one and a half"
single _ = "other"

size :: T# -> Int
size (T# n c) = I# (n +# ord# c)
size U# = 0

infixl 6 #
(#) :: Int -> Int -> Int
a # b = a * 10 + b

main :: IO ()
main = do
  putStrLn (unwords [name 0#, name 1#, name -1#, name (-1#), name 16#, name (3# -# 2#), name 7#])
  print [letter 'a'#, letter '\n'#, letter 'b'#]
  print (word (int2Word# -1#), word 0##)
  putStrLn (unwords [real 0.5##, real (negateDouble# 2.0##), real 1e3##])
  putStrLn (unwords [single 1.5#, single -1.5#])
  print (size (T# 3# 'A'#), size U#)
  print (twice## 4, 1 # 2, (# 3) 4, I# (5#-#3#), I# (5# -#3#))
  print (unpackCString# "text\n"#, C# (indexCharOffAddr# "xyz"# 2#), C# (indexCharOffAddr# "xyz"# 3#))
  print (D# -0.0##, F# 3.25#, W# 7##, C# '\1234'#, I# -5#)

-- expect: zero one minus one minus one sixteen one many
-- expect: [1,2,3]
-- expect: (True,False)
-- expect: half minus two other
-- expect: one and a half other
-- expect: (68,0)
-- expect: (8,12,43,2,2)
-- expect: ("text\n",'z','\NUL')
-- expect: (0.0,3.25,7,'\1234',-5)
