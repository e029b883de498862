-- Type inference for a small functional language: algorithm W over mtl's StateT and ExceptT.
module Main where

import Control.Monad.Except
import Control.Monad.State
import Data.List (intercalate, nub, union, (\\))
import qualified Data.Map as Map
import Data.Map (Map)
import qualified Data.Set as Set

infixr 5 :->
infixl 9 :@

-- Terms

data Term
  = V String
  | I Integer
  | B Bool
  | Lam String Term
  | Term :@ Term
  | Let String Term Term
  | Letrec String Term Term
  | If Term Term Term
  | Pair Term Term
  | Nil
  deriving (Eq, Show)

-- Types

data Type
  = TVar Int
  | TCon String
  | Type :-> Type
  | TList Type
  | TPair Type Type
  deriving (Eq, Ord)

data Scheme = Forall [Int] Type

type Subst = Map Int Type
type Env = Map String Scheme

tInt, tBool :: Type
tInt = TCon "Int"
tBool = TCon "Bool"

class Types t where
  apply :: Subst -> t -> t
  free :: t -> [Int]

instance Types Type where
  apply s t@(TVar n) = Map.findWithDefault t n s
  apply _ t@(TCon _) = t
  apply s (a :-> b) = apply s a :-> apply s b
  apply s (TList t) = TList (apply s t)
  apply s (TPair a b) = TPair (apply s a) (apply s b)
  free (TVar n) = [n]
  free (TCon _) = []
  free (a :-> b) = free a `union` free b
  free (TList t) = free t
  free (TPair a b) = free a `union` free b

instance Types Scheme where
  apply s (Forall vs t) = Forall vs (apply (foldr Map.delete s vs) t)
  free (Forall vs t) = free t \\ vs

instance Types a => Types [a] where
  apply = map . apply
  free = nub . concatMap free

-- Printing: variables are renamed a, b, c ... in order of appearance.

instance Show Type where
  showsPrec = showType (\n -> 't' : show n)

showType :: (Int -> String) -> Int -> Type -> ShowS
showType name = go
  where
    go _ (TVar n) = showString (name n)
    go _ (TCon c) = showString c
    go d (a :-> b) = showParen (d > 5) (go 6 a . showString " -> " . go 5 b)
    go _ (TList t) = showChar '[' . go 0 t . showChar ']'
    go _ (TPair a b) = showParen True (go 0 a . showString ", " . go 0 b)

prettyType :: Type -> String
prettyType t = showType name 0 t ""
  where
    order = Map.fromList (zip (nub (occurrences t)) names)
    name n = order Map.! n
    names = [c : s | s <- "" : map show [1 :: Int ..], c <- ['a' .. 'z']]

occurrences :: Type -> [Int]
occurrences (TVar n) = [n]
occurrences (TCon _) = []
occurrences (a :-> b) = occurrences a ++ occurrences b
occurrences (TList t) = occurrences t
occurrences (TPair a b) = occurrences a ++ occurrences b

-- Errors

data TypeError
  = Mismatch Type Type
  | Infinite Int Type
  | Unbound String

describe :: TypeError -> String
describe (Mismatch a b) = "cannot match " ++ prettyType a ++ " with " ++ prettyType b
describe (Infinite n t) = "infinite type: " ++ show (TVar n) ++ " = " ++ show t
describe (Unbound x) = "unbound variable " ++ x

-- Inference

data Supply = Supply { nextVar :: Int, substitution :: Subst }

type Infer = StateT Supply (Either TypeError)

fresh :: Infer Type
fresh = do
  n <- gets nextVar
  modify $ \s -> s { nextVar = n + 1 }
  return (TVar n)

resolve :: Types t => t -> Infer t
resolve t = gets (closeSubst . substitution) >>= \s -> return (apply s t)
  where closeSubst s = fmap (chase s) s
        chase s t' = let t'' = apply s t' in if t'' == t' then t' else chase s t''

unify :: Type -> Type -> Infer ()
unify a b = do
  a' <- resolve a
  b' <- resolve b
  go a' b'
  where
    go (TVar n) (TVar m) | n == m = return ()
    go (TVar n) t = bind n t
    go t (TVar n) = bind n t
    go (TCon c) (TCon d) | c == d = return ()
    go (p :-> q) (r :-> s) = unify p r >> unify q s
    go (TList t) (TList u) = unify t u
    go (TPair p q) (TPair r s) = unify p r >> unify q s
    go t u = throwError (Mismatch t u)

bind :: Int -> Type -> Infer ()
bind n t
  | n `elem` free t = throwError (Infinite n t)
  | otherwise = modify $ \s -> s { substitution = Map.insert n t (substitution s) }

instantiate :: Scheme -> Infer Type
instantiate (Forall vs t) = do
  news <- mapM (const fresh) vs
  return (apply (Map.fromList (zip vs news)) t)

generalise :: Env -> Type -> Infer Scheme
generalise env t = do
  t' <- resolve t
  envFree <- fmap free (mapM resolve (Map.elems env))
  return (Forall (free t' \\ envFree) t')

infer :: Env -> Term -> Infer Type
infer env term = case term of
  V x -> maybe (throwError (Unbound x)) instantiate (Map.lookup x env)
  I _ -> return tInt
  B _ -> return tBool
  Nil -> TList <$> fresh
  Lam x e -> do
    a <- fresh
    b <- infer (Map.insert x (Forall [] a) env) e
    return (a :-> b)
  f :@ e -> do
    tf <- infer env f
    te <- infer env e
    r <- fresh
    unify tf (te :-> r)
    return r
  Let x e body -> do
    t <- infer env e
    s <- generalise env t
    infer (Map.insert x s env) body
  Letrec x e body -> do
    a <- fresh
    t <- infer (Map.insert x (Forall [] a) env) e
    unify a t
    s <- generalise env t
    infer (Map.insert x s env) body
  If c a b -> do
    infer env c >>= unify tBool
    ta <- infer env a
    tb <- infer env b
    unify ta tb
    return ta
  Pair a b -> TPair <$> infer env a <*> infer env b

typeOf :: Term -> Either TypeError Type
typeOf t = evalStateT (infer prelude t >>= resolve) (Supply 100 Map.empty)

prelude :: Env
prelude = Map.fromList
  [ ("add", Forall [] (tInt :-> tInt :-> tInt))
  , ("eq", Forall [] (tInt :-> tInt :-> tBool))
  , ("cons", Forall [0] (TVar 0 :-> TList (TVar 0) :-> TList (TVar 0)))
  , ("head", Forall [0] (TList (TVar 0) :-> TVar 0))
  , ("tail", Forall [0] (TList (TVar 0) :-> TList (TVar 0)))
  , ("null", Forall [0] (TList (TVar 0) :-> tBool))
  , ("fst", Forall [0, 1] (TPair (TVar 0) (TVar 1) :-> TVar 0))
  , ("snd", Forall [0, 1] (TPair (TVar 0) (TVar 1) :-> TVar 1))
  ]

-- Examples

lams :: [String] -> Term -> Term
lams xs e = foldr Lam e xs

call :: String -> [Term] -> Term
call f = foldl (:@) (V f)

mapTerm :: Term
mapTerm = lams ["f", "xs"] (If (call "null" [V "xs"]) Nil
  (call "cons" [V "f" :@ call "head" [V "xs"], call "map" [V "f", call "tail" [V "xs"]]]))

foldTerm :: Term
foldTerm = lams ["f", "z", "xs"] (If (call "null" [V "xs"]) (V "z")
  (call "f" [call "head" [V "xs"], call "fold" [V "f", V "z", call "tail" [V "xs"]]]))

examples :: [(String, Term)]
examples =
  [ ("identity", Lam "x" (V "x"))
  , ("constant", lams ["x", "y"] (V "x"))
  , ("compose", lams ["f", "g", "x"] (V "f" :@ (V "g" :@ V "x")))
  , ("apply twice", lams ["f", "x"] (V "f" :@ (V "f" :@ V "x")))
  , ("s combinator", lams ["x", "y", "z"] (V "x" :@ V "z" :@ (V "y" :@ V "z")))
  , ("increment", Lam "n" (call "add" [V "n", I 1]))
  , ("let polymorphism", Let "id" (Lam "x" (V "x")) (Pair (V "id" :@ I 1) (V "id" :@ B True)))
  , ("no lambda polymorphism", Lam "id" (Pair (V "id" :@ I 1) (V "id" :@ B True)))
  , ("map", Letrec "map" mapTerm (V "map"))
  , ("fold", Letrec "fold" foldTerm (V "fold"))
  , ("sum", Letrec "fold" foldTerm (call "fold" [V "add", I 0]))
  , ("swap", Lam "p" (Pair (call "snd" [V "p"]) (call "fst" [V "p"])))
  , ("self application", Lam "x" (V "x" :@ V "x"))
  , ("bad condition", If (I 1) (I 2) (I 3))
  , ("bad branches", lams ["b"] (If (V "b") (I 2) (V "b")))
  , ("unbound", Lam "x" (V "y"))
  , ("list of functions", call "cons" [V "add" :@ I 1, call "cons" [Lam "x" (V "x"), Nil]])
  , ("monomorphic recursion", Letrec "f" (Lam "x" (V "f" :@ I 1)) (V "f"))
  , ("nested let", Lam "x" (Let "y" (V "x") (Let "z" (Lam "w" (V "y")) (V "z"))))
  , ("curry", lams ["f", "a", "b"] (V "f" :@ Pair (V "a") (V "b")))
  ]

main :: IO ()
main = do
  forM_ examples $ \(name, term) ->
    putStrLn (name ++ ": " ++ either (("error: " ++) . describe) prettyType (typeOf term))
  let counts = [length (occurrences t) | (_, e) <- examples, Right t <- [typeOf e]]
      distinct = Set.size (Set.fromList [prettyType t | (_, e) <- examples, Right t <- [typeOf e]])
  putStrLn (intercalate " " (map show counts))
  print distinct
