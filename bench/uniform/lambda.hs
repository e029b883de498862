{-# LANGUAGE GADTs, EmptyDataDecls #-}
-- Simply typed lambda terms. An application holds the type of its argument, so that checking needs no inference. A
-- variable is one constructor, and the type of a term says how many are in scope: sizes are those of the paper, where
-- terms and types cost one a constructor and the choice of a variable costs nothing.
module Lambda where

data Type = Number | Type :-> Type

infixr 5 :->

data Z
data S n

data Term n where
  App :: Term n -> Term n -> Type -> Term n
  Lam :: Term (S n) -> Term n
  V0 :: Term (S n)
  V1 :: Term (S (S n))
  V2 :: Term (S (S (S n)))
  V3 :: Term (S (S (S (S n))))
  V4 :: Term (S (S (S (S (S n)))))
  V5 :: Term (S (S (S (S (S (S n))))))
  V6 :: Term (S (S (S (S (S (S (S n)))))))
  V7 :: Term (S (S (S (S (S (S (S (S n))))))))
  V8 :: Term (S (S (S (S (S (S (S (S (S n)))))))))
  V9 :: Term (S (S (S (S (S (S (S (S (S (S n))))))))))
  V10 :: Term (S (S (S (S (S (S (S (S (S (S (S n)))))))))))
  V11 :: Term (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))
  V12 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))
  V13 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))
  V14 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))
  V15 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))
  V16 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))
  V17 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))
  V18 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))))
  V19 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))))
  V20 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))))))
  V21 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))))))
  V22 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))))))))
  V23 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))))))))
  V24 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))))))))))
  V25 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))))))))))
  V26 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))))))))))))
  V27 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))))))))))))
  V28 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))))))))))))))
  V29 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))))))))))))))
  V30 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))))))))))))))))
  V31 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))))))))))))))))
  V32 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n)))))))))))))))))))))))))))))))))
  V33 :: Term (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S n))))))))))))))))))))))))))))))))))

same :: Type -> Type -> Bool
same Number Number = True
same (a :-> b) (c :-> d) = same a c && same b d
same _ _ = False

has :: [Type] -> Type -> Term n -> Bool
has env t (App f x a) = has env (a :-> t) f && has env a x
has env t (Lam b) = case t of
  a :-> r -> has (a : env) r b
  Number -> False
has env t V0 = same (env !! 0) t
has env t V1 = same (env !! 1) t
has env t V2 = same (env !! 2) t
has env t V3 = same (env !! 3) t
has env t V4 = same (env !! 4) t
has env t V5 = same (env !! 5) t
has env t V6 = same (env !! 6) t
has env t V7 = same (env !! 7) t
has env t V8 = same (env !! 8) t
has env t V9 = same (env !! 9) t
has env t V10 = same (env !! 10) t
has env t V11 = same (env !! 11) t
has env t V12 = same (env !! 12) t
has env t V13 = same (env !! 13) t
has env t V14 = same (env !! 14) t
has env t V15 = same (env !! 15) t
has env t V16 = same (env !! 16) t
has env t V17 = same (env !! 17) t
has env t V18 = same (env !! 18) t
has env t V19 = same (env !! 19) t
has env t V20 = same (env !! 20) t
has env t V21 = same (env !! 21) t
has env t V22 = same (env !! 22) t
has env t V23 = same (env !! 23) t
has env t V24 = same (env !! 24) t
has env t V25 = same (env !! 25) t
has env t V26 = same (env !! 26) t
has env t V27 = same (env !! 27) t
has env t V28 = same (env !! 28) t
has env t V29 = same (env !! 29) t
has env t V30 = same (env !! 30) t
has env t V31 = same (env !! 31) t
has env t V32 = same (env !! 32) t
has env t V33 = same (env !! 33) t

-- 0, successor, addition, twice, primitive recursion, application to 0
constants :: [Type]
constants =
  [ Number
  , Number :-> Number
  , Number :-> Number :-> Number
  , (Number :-> Number) :-> Number :-> Number
  , Number :-> (Number :-> Number :-> Number) :-> Number :-> Number
  , (Number :-> Number) :-> Number
  ]

typed :: Term (S (S (S (S (S (S Z)))))) -> Bool
typed = has constants (Number :-> Number)
