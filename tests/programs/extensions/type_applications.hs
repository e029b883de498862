{-# LANGUAGE TypeApplications, AllowAmbiguousTypes #-}
import Data.Word (Word8)

class Named a where nameOf :: String
instance Named Int where nameOf = "Int"
instance Named Bool where nameOf = "Bool"
instance Named a => Named [a] where nameOf = "[" ++ nameOf @a ++ "]"

size :: forall a. (Bounded a, Enum a) => Int
size = fromEnum (maxBound @a) - fromEnum (minBound @a) + 1

main :: IO ()
main = do
  print (read @Int "5", read @[Double] "[1,2]")
  print (maxBound @Word8, show @Integer 3)
  putStrLn (nameOf @[[Bool]])
  print (size @Bool, size @Word8)
  print (either @String @Int length id (Left "abc"))
  print (fromIntegral @Int @Double 3)
  print (map (maybe @_ @Int 0 (+ 1)) [Just 1, Nothing])

-- expect: (5,[1.0,2.0])
-- expect: (255,"3")
-- expect: [[Bool]]
-- expect: (2,256)
-- expect: 3
-- expect: 3.0
-- expect: [2,0]
