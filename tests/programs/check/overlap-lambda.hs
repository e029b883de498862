-- Simply typed lambda terms: the type of a variable is looked up while the term is still being found.
-- check: prop_compose falsified m = Lam (O :-> O) (Lam O (App (Var (Suc Zero)) O (App (Var (Suc Zero)) O (Var Zero))))
import Needle (Result, (==>))

data Type = O | Type :-> Type deriving (Eq, Show)
data Term = Var Nat | Lam Type Term | App Term Type Term deriving Show
data Nat = Zero | Suc Nat deriving (Eq, Show)

infixr 5 :->

typed :: [Type] -> Term -> Type -> Bool
typed env (Var n) t = at env n t
typed env (Lam a b) (s :-> t) = a == s && typed (a : env) b t
typed env (App f a x) t = typed env f (a :-> t) && typed env x a
typed _ _ _ = False

at :: [Type] -> Nat -> Type -> Bool
at (t : _) Zero s = t == s
at (_ : ts) (Suc n) s = at ts n s
at [] _ _ = False

-- claims that no closed term of this type exists
prop_compose :: Term -> Result
prop_compose m = typed [] m ((O :-> O) :-> O :-> O) ==> not (usesTwice m)

usesTwice :: Term -> Bool
usesTwice (Lam _ (Lam _ (App (Var (Suc Zero)) _ (App (Var (Suc Zero)) _ (Var Zero))))) = True
usesTwice _ = False
