-- A calculator: lexer, precedence-climbing parser in a hand-written parser monad, evaluator with
-- variables and user functions, pretty-printer with minimal parentheses, symbolic derivative.
module Main (main) where

import Control.Applicative (Alternative (..))
import Data.Char (isAlpha, isAlphaNum, isDigit, isSpace)
import Data.List (intercalate)
import qualified Data.Map as Map

-- Syntax

data Op = Add | Sub | Mul | Div | Pow
  deriving (Eq, Show, Enum, Bounded)

data Expr
  = Num Double
  | Var String
  | Neg Expr
  | Bin Op Expr Expr
  | Call String [Expr]
  deriving (Eq, Show)

data Stmt
  = Assign String Expr
  | Define String [String] Expr
  | Eval Expr
  | Derive String Expr
  deriving Show

-- Parser

newtype Parser a = Parser { runParser :: String -> Either String (a, String) }

instance Functor Parser where
  fmap f (Parser p) = Parser $ \s -> case p s of
    Left e -> Left e
    Right (a, rest) -> Right (f a, rest)

instance Applicative Parser where
  pure a = Parser $ \s -> Right (a, s)
  Parser pf <*> Parser pa = Parser $ \s -> do
    (f, rest) <- pf s
    (a, rest') <- pa rest
    pure (f a, rest')

instance Monad Parser where
  Parser p >>= f = Parser $ \s -> p s >>= \(a, rest) -> runParser (f a) rest

instance Alternative Parser where
  empty = Parser (const (Left "no alternative"))
  Parser p <|> Parser q = Parser $ \s -> either (const (q s)) Right (p s)

failWith :: String -> Parser a
failWith msg = Parser $ \s -> Left (msg ++ " at " ++ show (take 8 s))

satisfy :: String -> (Char -> Bool) -> Parser Char
satisfy what ok = Parser step
  where
    step (c : cs) | ok c = Right (c, cs)
    step s = Left ("expected " ++ what ++ " at " ++ show (take 8 s))

spaces :: Parser ()
spaces = () <$ many (satisfy "space" isSpace)

token :: Parser a -> Parser a
token p = p <* spaces

symbol :: Char -> Parser Char
symbol c = token (satisfy (show c) (== c))

number :: Parser Double
number = token $ do
  whole <- some (satisfy "digit" isDigit)
  frac <- (satisfy "dot" (== '.') *> some (satisfy "digit" isDigit)) <|> pure "0"
  pure (read (whole ++ "." ++ frac))

identifier :: Parser String
identifier = token ((:) <$> satisfy "letter" isAlpha <*> many (satisfy "letter" isAlphaNum))

sepBy :: Parser a -> Parser b -> Parser [a]
sepBy p s = ((:) <$> p <*> many (s *> p)) <|> pure []

precedence :: Op -> Int
precedence op = case op of
  Add -> 6
  Sub -> 6
  Mul -> 7
  Div -> 7
  Pow -> 8

opChar :: Op -> Char
opChar = ("+-*/^" !!) . fromEnum

operator :: Parser Op
operator = foldr (\op p -> (op <$ symbol (opChar op)) <|> p) empty [minBound ..]

expression :: Int -> Parser Expr
expression level = unary >>= climb
  where
    climb left = (do
      op <- operator
      let p = precedence op
      if p < level then failWith "operator binds too loosely" else do
        right <- expression (if op == Pow then p else p + 1)
        climb (Bin op left right)) <|> pure left
    unary = (Neg <$> (symbol '-' *> expression 7)) <|> atom

atom :: Parser Expr
atom = Num <$> number
   <|> Call <$> identifier <*> (symbol '(' *> (expression 0 `sepBy` symbol ',') <* symbol ')')
   <|> Var <$> identifier
   <|> symbol '(' *> expression 0 <* symbol ')'
   <|> failWith "expected an expression"

statement :: Parser Stmt
statement = Define <$> identifier <*> (symbol '(' *> (identifier `sepBy` symbol ',') <* symbol ')') <*> body
        <|> Assign <$> identifier <*> body
        <|> Derive <$> (symbol 'd' *> symbol '/' *> symbol 'd' *> identifier) <*> expression 0
        <|> Eval <$> expression 0
  where body = symbol '=' *> expression 0

parseLine :: String -> Either String Stmt
parseLine src = do
  (stmt, rest) <- runParser (spaces *> statement) src
  if null rest then Right stmt else Left ("unexpected " ++ show rest)

-- Evaluation

data Env = Env
  { variables :: Map.Map String Double
  , functions :: Map.Map String ([String], Expr)
  }

eval :: Env -> Expr -> Either String Double
eval _ (Num n) = Right n
eval env (Var v) = maybe (Left ("undefined variable " ++ v)) Right (Map.lookup v (variables env))
eval env (Neg e) = negate <$> eval env e
eval env (Bin op a b) = do
  x <- eval env a
  y <- eval env b
  case op of
    Div | y == 0 -> Left "division by zero"
    _ -> Right (apply op x y)
  where
    apply Add = (+)
    apply Sub = (-)
    apply Mul = (*)
    apply Div = (/)
    apply Pow = (**)
eval env (Call f args)
  | Just builtin <- lookup f builtins = mapM (eval env) args >>= builtin
  | Just (params, body) <- Map.lookup f (functions env) = do
      vals <- mapM (eval env) args
      if length vals /= length params
        then Left (f ++ " expects " ++ show (length params) ++ " arguments")
        else eval env { variables = Map.union (Map.fromList (zip params vals)) (variables env) } body
  | otherwise = Left ("undefined function " ++ f)
  where
    builtins = [("sqrt", unary sqrt), ("abs", unary abs), ("max", nary maximum), ("sum", Right . sum)]
    unary g [x] = Right (g x)
    unary _ _ = Left (f ++ " expects one argument")
    nary _ [] = Left (f ++ " expects arguments")
    nary g xs = Right (g xs)

-- Pretty-printing and algebra

pretty :: Expr -> String
pretty e = go 0 e ""
  where
    go :: Int -> Expr -> ShowS
    go _ (Num n)
      | n == fromIntegral (truncate n :: Integer) = shows (truncate n :: Integer)
      | otherwise = shows n
    go _ (Var v) = showString v
    go d (Neg x) = showParen (d > 6) (showChar '-' . go 7 x)
    go d (Bin op a b) = showParen (d > p) (go l a . showString (spaced op) . go r b)
      where
        p = precedence op
        (l, r) | op == Pow = (p + 1, p)
               | otherwise = (p, p + 1)
    go _ (Call f args) = showString f . showParen True (showString (intercalate ", " (map pretty args)))
    spaced Pow = "^"
    spaced op = [' ', opChar op, ' ']

simplify :: Expr -> Expr
simplify (Bin op a b) = rule op (simplify a) (simplify b)
  where
    rule Add (Num 0) y = y
    rule Add x (Num 0) = x
    rule Sub x (Num 0) = x
    rule Mul (Num 0) _ = Num 0
    rule Mul _ (Num 0) = Num 0
    rule Mul (Num 1) y = y
    rule Mul x (Num 1) = x
    rule Pow x (Num 1) = x
    rule Pow _ (Num 0) = Num 1
    rule Mul x (Num n) = rule Mul (Num n) x
    rule Add (Num x) (Num y) = Num (x + y)
    rule Sub (Num x) (Num y) = Num (x - y)
    rule Mul (Num x) (Num y) = Num (x * y)
    rule o x y = Bin o x y
simplify (Neg e) = case simplify e of
  Num n -> Num (negate n)
  Neg x -> x
  x -> Neg x
simplify (Call f args) = Call f (map simplify args)
simplify e = e

derivative :: String -> Expr -> Either String Expr
derivative x = fmap simplify . go
  where
    go (Num _) = Right (Num 0)
    go (Var v) = Right (Num (if v == x then 1 else 0))
    go (Neg e) = Neg <$> go e
    go (Bin Add a b) = Bin Add <$> go a <*> go b
    go (Bin Sub a b) = Bin Sub <$> go a <*> go b
    go (Bin Mul a b) = do
      a' <- go a
      b' <- go b
      Right (Bin Add (Bin Mul a' b) (Bin Mul a b'))
    go (Bin Pow a (Num n)) = do
      a' <- go a
      Right (Bin Mul (Bin Mul (Num n) (Bin Pow a (Num (n - 1)))) a')
    go e = Left ("cannot differentiate " ++ pretty e)

-- The session

step :: (Env, [String]) -> String -> (Env, [String])
step (env, out) line = case parseLine line of
  Left err -> (env, ("parse error: " ++ err) : out)
  Right (Assign v e) -> case eval env e of
    Left err -> (env, ("error: " ++ err) : out)
    Right x -> (env { variables = Map.insert v x (variables env) }, (v ++ " = " ++ show x) : out)
  Right (Define f ps body) ->
    (env { functions = Map.insert f (ps, body) (functions env) }, (f ++ "/" ++ show (length ps) ++ " defined as " ++ pretty body) : out)
  Right (Derive v e) -> (env, either ("error: " ++) pretty (derivative v e) : out)
  Right (Eval e) -> (env, (pretty e ++ " => " ++ either ("error: " ++) show (eval env e)) : out)

main :: IO ()
main = mapM_ putStrLn (reverse output)
  where
    (_, output) = foldl step (Env (Map.fromList [("pi", 3.14159)]) Map.empty, []) session
    session =
      [ "1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "(2 ^ 3) ^ 2", "10 - 4 - 3", "10 - (4 - 3)"
      , "-2 ^ 2", "2 * -3", "x = 5", "y = x * 2 + 1", "x + y / 2", "area(r) = pi * r ^ 2", "area(2)"
      , "hyp(a, b) = sqrt(a^2 + b^2)", "hyp(3, 4)", "hyp(3)", "max(1, x, y)", "sum()", "1 / (x - 5)"
      , "nope + 1", "f(1)", "2 +", "2 3", "(1 + 2", "1.5 * 4", "d/dx x^3 + 2*x + 7", "d/dx (x + 1) * (x - 1)"
      , "d/dx sqrt(x)", "abs(-2.5)", "1 - (2 + 3) * 4 / (5 - 6)"
      ]
