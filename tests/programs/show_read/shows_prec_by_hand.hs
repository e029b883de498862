data E = Lit Int | Add E E | Mul E E | Neg E

instance Show E where
  showsPrec d (Lit n) = showsPrec d n
  showsPrec d (Add a b) = showParen (d > 6) $ showsPrec 6 a . showString " + " . showsPrec 7 b
  showsPrec d (Mul a b) = showParen (d > 7) $ showsPrec 7 a . showString " * " . showsPrec 8 b
  showsPrec d (Neg e) = showParen (d > 9) $ showChar '-' . showsPrec 10 e

main :: IO ()
main = do
  print (Add (Lit 1) (Mul (Lit 2) (Add (Lit 3) (Lit 4))))
  print (Mul (Add (Lit 1) (Lit 2)) (Neg (Lit 3)))
  print (Add (Lit 1) (Add (Lit 2) (Lit (-3))))
  print [Neg (Add (Lit 1) (Lit 2))]
  print (Just (Lit 1), Just (Lit (-1)))

-- expect: 1 + 2 * (3 + 4)
-- expect: (1 + 2) * -3
-- expect: 1 + (2 + (-3))
-- expect: [-(1 + 2)]
-- expect: (Just 1,Just (-1))
