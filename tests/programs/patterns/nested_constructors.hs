data Expr = Num Int | Add Expr Expr | Mul Expr Expr | Neg Expr deriving (Show, Eq)

simplify :: Expr -> Expr
simplify (Add (Num 0) e) = simplify e
simplify (Add e (Num 0)) = simplify e
simplify (Mul (Num 0) _) = Num 0
simplify (Mul _ (Num 0)) = Num 0
simplify (Mul (Num 1) e) = simplify e
simplify (Mul e (Num 1)) = simplify e
simplify (Neg (Neg e)) = simplify e
simplify (Add (Num a) (Num b)) = Num (a + b)
simplify (Add a b) = Add (simplify a) (simplify b)
simplify (Mul a b) = Mul (simplify a) (simplify b)
simplify (Neg e) = Neg (simplify e)
simplify e = e

main :: IO ()
main = do
  print (simplify (Add (Num 0) (Mul (Num 1) (Num 7))))
  print (simplify (Neg (Neg (Add (Num 2) (Num 3)))))
  print (simplify (Mul (Num 0) undefined))
  print (simplify (Add (Mul (Num 2) (Num 0)) (Neg (Num 5))))

-- expect: Num 7
-- expect: Num 5
-- expect: Num 0
-- expect: Add (Num 0) (Neg (Num 5))
