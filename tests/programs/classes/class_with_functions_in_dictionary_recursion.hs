-- Dictionaries built while recursing: each level shows at a bigger type.
data Nested a = Flat a | Nest (Nested [a])

instance Show a => Show (Nested a) where
  showsPrec d (Flat a) = showParen (d > 10) (showString "Flat " . showsPrec 11 a)
  showsPrec d (Nest n) = showParen (d > 10) (showString "Nest " . showsPrec 11 n)

depth :: Nested a -> Int
depth (Flat _) = 0
depth (Nest n) = 1 + depth n

main :: IO ()
main = do
  print (Flat 1)
  print (Nest (Flat [1, 2]))
  print (Nest (Nest (Flat [[1], [-2]])))
  print (depth (Nest (Nest (Nest (Flat [[["x"]]])))))

-- expect: Flat 1
-- expect: Nest (Flat [1,2])
-- expect: Nest (Nest (Flat [[1],[-2]]))
-- expect: 3
