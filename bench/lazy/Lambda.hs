-- Simply typed lambda terms: their types, their values, and how lets are removed from them.
-- The definitions of a let see what is outside of it; a name may be bound again inside.
module Lambda where

data Name = Z | S Name
  deriving (Show, Eq)

data Type = TUnit | TBool | Type :-> Type
  deriving Show

data Literal = VUnit | VBool Bool
  deriving (Show, Eq)

data Exp = Var Name | Lit Literal | Lam Type Name Exp | App Exp Exp | Let Binds Exp
  deriving Show

data Binds = Done | Bind Type Name Exp Binds
  deriving Show

infixr 5 :->

-- types

-- whether a term is right, and if so its type; what is not right has some type
data Typing = Typing Bool Type

type Scope = [(Name, Type)]

typing :: Scope -> Exp -> Typing
typing scope e = case e of
  Var x -> variable x scope
  Lit VUnit -> Typing True TUnit
  Lit (VBool _) -> Typing True TBool
  Lam t x b -> case typing ((x, t) : scope) b of
    Typing right result -> Typing right (t :-> result)
  App f a -> applied (typing scope f) (typing scope a)
  Let binds b -> inside scope binds b

variable :: Name -> Scope -> Typing
variable _ [] = Typing False TUnit
variable x ((y, t) : scope) = if x == y then Typing True t else variable x scope

applied :: Typing -> Typing -> Typing
applied (Typing right (t :-> result)) argument = Typing (right && has t argument) result
applied _ _ = Typing False TUnit

has :: Type -> Typing -> Bool
has t (Typing right found) = right && same t found

inside :: Scope -> Binds -> Exp -> Typing
inside scope binds b = case typing (add binds) b of
  Typing right result -> Typing (rights binds && right) result
  where
    add Done = scope
    add (Bind t x _ more) = (x, t) : add more
    rights Done = True
    rights (Bind t _ e more) = has t (typing scope e) && rights more

same :: Type -> Type -> Bool
same TUnit TUnit = True
same TBool TBool = True
same (a :-> b) (c :-> d) = same a c && same b d
same _ _ = False

typed :: Exp -> Bool
typed e = case typing [] e of Typing right _ -> right

-- evaluation, by name; nothing where a term is stuck

data Value = Known Literal | Closure [(Name, Maybe Value)] Name Exp

eval :: [(Name, Maybe Value)] -> Exp -> Maybe Value
eval env e = case e of
  Var x -> maybe Nothing id (lookup x env)
  Lit v -> Just (Known v)
  Lam _ x b -> Just (Closure env x b)
  App f a -> case eval env f of
    Just (Closure there x b) -> eval ((x, eval env a) : there) b
    _ -> Nothing
  Let binds b -> eval (add binds) b
  where
    add Done = env
    add (Bind _ x a more) = (x, eval env a) : add more

-- removal

removed :: Exp -> Exp
removed e = case e of
  Var x -> Var x
  Lit v -> Lit v
  Lam t x b -> Lam t x (removed b)
  App f a -> App (removed f) (removed a)
  Let binds b -> removed (put (definitions binds) b)
  where
    definitions Done = []
    definitions (Bind _ x a more) = (x, a) : definitions more

-- Terms instead of names. The wrong part is that of let: its own names are not kept out of its body.
put :: [(Name, Exp)] -> Exp -> Exp
put with e = case e of
  Var x -> maybe e id (lookup x with)
  Lit _ -> e
  Lam t x b -> let y = unlike (concatMap (free . snd) with) x in Lam t y (put ((x, Var y) : with) b)
  App f a -> App (put with f) (put with a)
  Let binds b -> Let (within binds) (put with b)
  where
    within Done = Done
    within (Bind t x a more) = Bind t x (put with a) (within more)

-- the first name from this one on that is not among the others
unlike :: [Name] -> Name -> Name
unlike others x = if x `elem` others then unlike others (S x) else x

free :: Exp -> [Name]
free e = case e of
  Var x -> [x]
  Lit _ -> []
  Lam _ x b -> filter (/= x) (free b)
  App f a -> free f ++ free a
  Let binds b -> bound binds [] (free b)
  where
    bound Done names inner = filter (`notElem` names) inner
    bound (Bind _ x a more) names inner = free a ++ bound more (x : names) inner

agree :: Maybe Value -> Maybe Value -> Bool
agree (Just (Known v)) (Just (Known w)) = v == w
agree (Just (Closure _ _ _)) (Just (Closure _ _ _)) = True
agree _ _ = False

preserved :: Exp -> Bool
preserved e = agree (eval [] e) (eval [] (removed e))
