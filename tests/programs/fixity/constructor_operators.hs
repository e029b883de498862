data E = N Int | E :+ E | E :* E | E :^ E deriving (Show, Eq)
infixl 6 :+
infixl 7 :*
infixr 8 :^

eval :: E -> Int
eval (N n) = n
eval (a :+ b) = eval a + eval b
eval (a :* b) = eval a * eval b
eval (a :^ b) = eval a ^ eval b

main :: IO ()
main = do
  let e = N 1 :+ N 2 :* N 3 :+ N 2 :^ N 3 :^ N 2
  print e
  print (eval e)
  print (N 1 :* (N 2 :+ N 3))
  case e of
    l :+ r -> print (eval l, eval r)
    _ -> return ()

-- expect: (N 1 :+ N 2 :* N 3) :+ N 2 :^ (N 3 :^ N 2)
-- expect: 519
-- expect: N 1 :* (N 2 :+ N 3)
-- expect: (7,512)
