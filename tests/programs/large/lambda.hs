-- An untyped lambda calculus: parser, capture-avoiding substitution by de Bruijn indices, normal-order and
-- applicative-order reduction, normalisation by evaluation, Church numerals and read-back.
module Main (main) where

import Data.Char (isAlphaNum, isSpace)
import Data.List (elemIndex)
import Data.Maybe (fromMaybe, mapMaybe)

-- Named terms

data Named
  = Var String
  | Lam String Named
  | App Named Named
  deriving (Eq)

instance Show Named where
  showsPrec _ (Var x) = showString x
  showsPrec d t@(Lam _ _) = showParen (d > 0) (showString "\\" . binders t)
    where
      binders (Lam x b@(Lam _ _)) = showString x . showChar ' ' . binders b
      binders (Lam x b) = showString x . showString ". " . showsPrec 0 b
      binders b = shows b
  showsPrec d (App f a) = showParen (d > 1) (showsPrec 1 f . showChar ' ' . showsPrec 2 a)

-- de Bruijn terms; free variables keep their names

data Term
  = Bound !Int
  | Free String
  | Abs String Term        -- the name is only for printing
  | Term :$ Term

infixl 9 :$

instance Eq Term where
  Bound i == Bound j = i == j
  Free x == Free y = x == y
  Abs _ a == Abs _ b = a == b
  (a :$ b) == (c :$ d) = a == c && b == d
  _ == _ = False

toTerm :: Named -> Term
toTerm = go []
  where
    go env (Var x) = maybe (Free x) Bound (elemIndex x env)
    go env (Lam x b) = Abs x (go (x : env) b)
    go env (App f a) = go env f :$ go env a

fromTerm :: Term -> Named
fromTerm t = go [] t
  where
    go env (Bound i) = Var (env !! i)
    go _ (Free x) = Var x
    go env (Abs x b) = let x' = fresh (env ++ frees t) x in Lam x' (go (x' : env) b)
    go env (f :$ a) = App (go env f) (go env a)

fresh :: [String] -> String -> String
fresh used x = head (filter (`notElem` used) (x : [x ++ show n | n <- [1 :: Int ..]]))

frees :: Term -> [String]
frees (Free x) = [x]
frees (Abs _ b) = frees b
frees (f :$ a) = frees f ++ frees a
frees (Bound _) = []

-- Substitution

shift :: Int -> Int -> Term -> Term
shift d c t = case t of
  Bound i | i >= c -> Bound (i + d)
  Abs x b -> Abs x (shift d (c + 1) b)
  f :$ a -> shift d c f :$ shift d c a
  _ -> t

beta :: Term -> Term -> Term
beta body arg = go 0 body
  where
    go k (Bound i)
      | i == k = shift k 0 arg
      | i > k = Bound (i - 1)
    go k (Abs x b) = Abs x (go (k + 1) b)
    go k (f :$ a) = go k f :$ go k a
    go _ t = t

-- Small steps

type Strategy = Term -> Maybe Term

normalOrder, applicativeOrder, callByName :: Strategy
normalOrder (Abs x b :$ a) = const (Just (beta b a)) x
normalOrder (f :$ a) = case normalOrder f of
  Just f' -> Just (f' :$ a)
  Nothing -> (f :$) <$> normalOrder a
normalOrder (Abs x b) = Abs x <$> normalOrder b
normalOrder _ = Nothing

applicativeOrder (f :$ a)
  | Just f' <- applicativeOrder f = Just (f' :$ a)
  | Just a' <- applicativeOrder a = Just (f :$ a')
  | Abs _ b <- f = Just (beta b a)
applicativeOrder (Abs x b) = Abs x <$> applicativeOrder b
applicativeOrder _ = Nothing

callByName (Abs _ b :$ a) = Just (beta b a)
callByName (f :$ a) = (:$ a) <$> callByName f
callByName _ = Nothing

trace :: Strategy -> Term -> [Term]
trace s t = t : maybe [] (trace s) (s t)

data Outcome = Normal Int Term | GaveUp

reduce :: Int -> Strategy -> Term -> Outcome
reduce fuel s = go 0
  where
    go n t
      | n > fuel = GaveUp
      | otherwise = maybe (Normal n t) (go (n + 1)) (s t)

-- Normalisation by evaluation

data Value = Fun String (Value -> Value) | Neutral Neutral
data Neutral = Level Int | Global String | Stuck Neutral Value

evaluate :: [Value] -> Term -> Value
evaluate env (Bound i) = env !! i
evaluate _ (Free x) = Neutral (Global x)
evaluate env (Abs x b) = Fun x (\v -> evaluate (v : env) b)
evaluate env (f :$ a) = case evaluate env f of
  Fun _ g -> g (evaluate env a)
  Neutral n -> Neutral (Stuck n (evaluate env a))

quote :: Int -> Value -> Term
quote k (Fun x f) = Abs x (quote (k + 1) (f (Neutral (Level k))))
quote k (Neutral n) = neutral n
  where
    neutral (Level l) = Bound (k - l - 1)
    neutral (Global x) = Free x
    neutral (Stuck m v) = neutral m :$ quote k v

nbe :: Term -> Term
nbe = quote 0 . evaluate []

-- Parsing

parse :: String -> Either String Named
parse s = case expr (tokens s) of
  Right (t, []) -> Right t
  Right (_, t : _) -> Left ("unexpected " ++ t)
  Left e -> Left e

tokens :: String -> [String]
tokens [] = []
tokens (c : cs)
  | isSpace c = tokens cs
  | isAlphaNum c = let (w, rest) = span isAlphaNum (c : cs) in w : tokens rest
  | otherwise = [c] : tokens cs

expr :: [String] -> Either String (Named, [String])
expr ("\\" : ts) = case span isName ts of
  (xs@(_ : _), "." : rest) -> do
    (b, rest') <- expr rest
    Right (foldr Lam b xs, rest')
  _ -> Left "malformed abstraction"
expr ts = atom ts >>= uncurry spine
  where
    spine f rest@(t : _) | isName t || t `elem` ["(", "\\"] = do
      (a, rest') <- if t == "\\" then expr rest else atom rest
      spine (App f a) rest'
    spine f rest = Right (f, rest)

atom :: [String] -> Either String (Named, [String])
atom ("(" : ts) = do
  (e, rest) <- expr ts
  case rest of
    ")" : rest' -> Right (e, rest')
    _ -> Left "missing )"
atom (t : ts) | isName t = Right (Var t, ts)
atom (t : _) = Left ("unexpected " ++ t)
atom [] = Left "unexpected end"

isName :: String -> Bool
isName = all isAlphaNum

-- A library of definitions, expanded before reduction

definitions :: [(String, String)]
definitions =
  [ ("I", "\\x. x"), ("K", "\\x y. x"), ("S", "\\f g x. f x (g x)"), ("omega", "(\\x. x x) (\\x. x x)")
  , ("Y", "\\f. (\\x. f (x x)) (\\x. f (x x))"), ("true", "\\t f. t"), ("false", "\\t f. f"), ("not", "\\b. b false true")
  , ("suc", "\\n s z. s (n s z)"), ("add", "\\m n s z. m s (n s z)"), ("mul", "\\m n s. m (n s)"), ("exp", "\\m n. n m")
  , ("pred", "\\n s z. n (\\g h. h (g s)) (\\u. z) (\\u. u)"), ("iszero", "\\n. n (\\x. false) true")
  , ("fact", "Y (\\f n. iszero n 1 (mul n (f (pred n))))"), ("pair", "\\a b f. f a b"), ("fst", "\\p. p true") ]

expand :: Named -> Named
expand t = case t of
  Var x | Just src <- lookup x definitions, Right d <- parse src -> expand d
        | [(n, "")] <- reads x -> church n
  App f a -> App (expand f) (expand a)
  Lam x b -> Lam x (expand b)
  _ -> t

church :: Int -> Named
church n = Lam "s" (Lam "z" (iterate (App (Var "s")) (Var "z") !! n))

readChurch :: Term -> Maybe Int
readChurch (Abs _ (Abs _ b)) = go b
  where go (Bound 0) = Just 0
        go (Bound 1 :$ t) = (+ 1) <$> go t
        go _ = Nothing
readChurch _ = Nothing

describe :: Term -> String
describe t = shows (fromTerm t) (maybe "" (\n -> "  = " ++ show n) (readChurch t))

report :: String -> IO ()
report src = do
  putStrLn src
  case parse src of
    Left e -> putStrLn ("  error: " ++ e)
    Right named -> do
      let t = toTerm (expand named)
          show' (Normal n r) = describe r ++ " (" ++ show n ++ " steps)"
          show' GaveUp = "gave up"
      putStrLn ("  normal order: " ++ show' (reduce 600 normalOrder t))
      putStrLn ("  applicative:  " ++ show' (reduce 60 applicativeOrder t))
      case reduce 600 normalOrder t of
        Normal _ r -> putStrLn ("  by evaluation " ++ (if nbe t == r then "agrees" else "DIFFERS"))
        GaveUp -> return ()

main :: IO ()
main = do
  mapM_ report
    [ "S K K", "K a omega", "(\\x y. x) y", "\\x. (\\y x. y x) x", "suc 2", "add 2 3", "mul 3 4", "exp 2 3", "pred 4"
    , "not true", "fact 3", "fst (pair a b)", "omega", "\\x. x (", "(\\x. f (x x)) (\\x. f (x x))", "(\\f x. f (f x)) (\\y. y) z" ]
  let Right t = parse "(\\x y. y x) a (\\z. z)"
  mapM_ (print . fromTerm) (trace normalOrder (toTerm t))
  print (length (trace callByName (toTerm (expand (App (App (Var "add") (Var "2")) (Var "2"))))))
  print (mapMaybe (readChurch . nbe . toTerm . expand) [App (Var "suc") (Var (show n)) | n <- [0 .. 5 :: Int]])
  putStrLn (fromMaybe "?" (lookup "Y" definitions))
