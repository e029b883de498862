-- Well-typed expressions (section 5.2): typeof computes a type, hastype checks one that is searched for.
-- check: prop_typeof falsified e = If (B False) (N _) (N _)
-- check: prop_hastype falsified t = TNat; e = If (B False) (N _) (N _)
import Needle (Result, (==>))

data Nat = Zero | Suc Nat deriving (Eq, Show)
data Expr = Add Expr Expr | If Expr Expr Expr | N Nat | B Bool deriving Show
data Type = TNat | TBool deriving (Eq, Show)
data Value = VN Nat | VB Bool | Wrong

typeof :: Expr -> Maybe Type
typeof (Add a b) = case (typeof a, typeof b) of
  (Just TNat, Just TNat) -> Just TNat
  _ -> Nothing
typeof (If c a b) = case (typeof c, typeof a, typeof b) of
  (Just TBool, Just s, Just t) | s == t -> Just s
  _ -> Nothing
typeof (N _) = Just TNat
typeof (B _) = Just TBool

hastype :: Expr -> Type -> Bool
hastype (Add a b) TNat = hastype a TNat && hastype b TNat
hastype (If c a b) t = hastype c TBool && hastype a t && hastype b t
hastype (N _) TNat = True
hastype (B _) TBool = True
hastype _ _ = False

plus :: Nat -> Nat -> Nat
plus Zero n = n
plus (Suc m) n = Suc (plus m n)

-- forgets that a branch may be a number
eval :: Expr -> Value
eval (Add a b) = case (eval a, eval b) of
  (VN m, VN n) -> VN (plus m n)
  _ -> Wrong
eval (If c a b) = case (eval c, eval a) of
  (VB True, VB v) -> VB v
  (VB False, VB _) -> eval b
  _ -> Wrong
eval (N n) = VN n
eval (B b) = VB b

noError :: Value -> Bool
noError Wrong = False
noError _ = True

prop_typeof :: Expr -> Result
prop_typeof e = (typeof e /= Nothing) ==> noError (eval e)

prop_hastype :: Type -> Expr -> Result
prop_hastype t e = hastype e t ==> noError (eval e)
