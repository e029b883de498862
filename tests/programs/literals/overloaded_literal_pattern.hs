-- A numeric literal in a pattern uses Eq and Num of the scrutinee's type.
newtype Mod7 = Mod7 Int deriving Show

instance Eq Mod7 where
  Mod7 a == Mod7 b = a `mod` 7 == b `mod` 7

instance Num Mod7 where
  Mod7 a + Mod7 b = Mod7 (a + b)
  Mod7 a * Mod7 b = Mod7 (a * b)
  negate (Mod7 a) = Mod7 (negate a)
  abs = id
  signum = id
  fromInteger = Mod7 . fromInteger

name :: Mod7 -> String
name 0 = "zero"
name 8 = "one"
name (-1) = "six"
name _ = "other"

main :: IO ()
main = do
  mapM_ (putStrLn . name . Mod7) [0, 7, 1, 15, 6, 13, 3]
  print (3 + 4 * 2 :: Mod7)

-- expect: zero
-- expect: zero
-- expect: one
-- expect: one
-- expect: six
-- expect: six
-- expect: other
-- expect: Mod7 11
