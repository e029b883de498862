{-# LANGUAGE UndecidableInstances #-}
class Describe a where describe :: a -> String
instance {-# OVERLAPPABLE #-} Show a => Describe a where describe x = "show " ++ show x
instance Describe Bool where describe b = "bool " ++ show b
instance {-# OVERLAPPING #-} Describe [Char] where describe s = "string " ++ s
instance Describe a => Describe [a] where describe xs = "list " ++ concatMap describe xs

main :: IO ()
main = do
  putStrLn (describe (3 :: Int))
  putStrLn (describe True)
  putStrLn (describe "abc")
  putStrLn (describe [True, False])

-- expect: show 3
-- expect: bool True
-- expect: string abc
-- expect: list bool Truebool False
