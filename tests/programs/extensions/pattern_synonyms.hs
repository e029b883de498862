{-# LANGUAGE PatternSynonyms #-}
data Expr = BinOp Char Expr Expr | Lit Int deriving (Show, Eq)

pattern Add, Mul :: Expr -> Expr -> Expr
pattern Add a b = BinOp '+' a b
pattern Mul a b = BinOp '*' a b

pattern Zero :: Expr
pattern Zero = Lit 0

pattern Head x <- x : _

eval :: Expr -> Int
eval Zero = 0
eval (Add a b) = eval a + eval b
eval (Mul a b) = eval a * eval b
eval (Lit n) = n
eval (BinOp c _ _) = error ("operator " ++ [c])

main :: IO ()
main = do
  let e = Add (Lit 2) (Mul (Lit 3) (Lit 4))
  print e
  print (eval e, eval Zero)
  let f (Head 'x') = "starts with x"
      f (Head _) = "starts"
      f _ = "empty"
  mapM_ (putStrLn . f) ["xyz", "abc", ""]

-- expect: BinOp '+' (Lit 2) (BinOp '*' (Lit 3) (Lit 4))
-- expect: (14,0)
-- expect: starts with x
-- expect: starts
-- expect: empty
