class Shape a where
  area :: a -> Double
  area _ = 0

  name :: a -> String

  describe :: a -> String
  describe x
    | a > 1 = name x ++ " big " ++ s
    | otherwise = name x ++ " small " ++ s
    where a = area x
          s = show a
  {-# MINIMAL name #-}

newtype Square = Square Double
data Dot = Dot

instance Shape Square where { area (Square s) = s * s; name _ = "square" }
instance Shape Dot where
  name Dot =
    "dot"

main :: IO ()
main = do
  putStrLn (describe (Square 3))
  putStrLn (describe (Square 0.5))
  putStrLn (describe Dot)

-- expect: square big 9.0
-- expect: square small 0.25
-- expect: dot small 0.0
