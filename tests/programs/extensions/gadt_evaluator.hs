{-# LANGUAGE GADTs #-}
data Expr a where
  IntE :: Int -> Expr Int
  BoolE :: Bool -> Expr Bool
  Add :: Expr Int -> Expr Int -> Expr Int
  If :: Expr Bool -> Expr a -> Expr a -> Expr a
  Eq :: (Eq a, Show a) => Expr a -> Expr a -> Expr Bool
  Pair :: Expr a -> Expr b -> Expr (a, b)
  Fst :: Expr (a, b) -> Expr a

eval :: Expr a -> a
eval (IntE n) = n
eval (BoolE b) = b
eval (Add a b) = eval a + eval b
eval (If c t e) = if eval c then eval t else eval e
eval (Eq a b) = eval a == eval b
eval (Pair a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)

size :: Expr a -> Int
size e = case e of
  Add a b -> 1 + size a + size b
  If c t f -> 1 + size c + size t + size f
  Eq a b -> 1 + size a + size b
  Pair a b -> 1 + size a + size b
  Fst p -> 1 + size p
  _ -> 1

main :: IO ()
main = do
  let e = If (Eq (Add (IntE 1) (IntE 2)) (IntE 3)) (Fst (Pair (IntE 10) (BoolE False))) (IntE 0)
  print (eval e)
  print (size e)
  print (eval (Pair (BoolE True) (Add (IntE 1) (IntE 1))))

-- expect: 10
-- expect: 11
-- expect: (True,2)
