-- | A compiler for arithmetic expressions to the code of a stack machine.
--
-- There are three ways to the value of an expression: 'evaluate' it, run the code
-- that 'compile' makes of it, or 'optimise' it first. All should agree.
module Compiler
  ( -- * Expressions
    Expr (..)
  , Op (..)
  , Failure (..)
  , Env
  , evaluate
  , freeVariables
  , substitute
    -- * Text
  , SyntaxError (..)
  , parseExpr
  , showExpr
    -- * Optimising
  , optimise
  , isConstant
    -- * Compiling
  , Instr (..)
  , compile
  , execute
  , stackNeeded
  , peephole
  , calculate
    -- * Properties
  , prop_compile
  , prop_peephole
  , prop_optimise
  , prop_optimiseSmaller
  , prop_stackNeeded
  , prop_substitute
  , prop_showParse
  ) where

import Data.Char (isAlpha, isAlphaNum, isDigit, isSpace)
import Data.List (nub, (\\))
import qualified Data.Map as Map
import Test.QuickCheck (Property, (==>))

data Op = Add | Sub | Mul | Div
  deriving (Eq, Show, Enum, Bounded)

-- | An expression. @IfZero c a b@ is @a@ where @c@ is 0, and else @b@.
data Expr
  = Num Int
  | Var String
  | Bin Op Expr Expr
  | IfZero Expr Expr Expr
  | Let String Expr Expr
  deriving (Eq, Show)

-- | Why there is no value.
data Failure
  = Unbound String
  | DivisionByZero
  | StackUnderflow
  | NoSuchLabel
  deriving (Eq, Show)

-- | The values of the variables.
type Env = [(String, Int)]

apply :: Op -> Int -> Int -> Either Failure Int
apply op a b = case op of
  Add -> Right (a + b)
  Sub -> Right (a - b)
  Mul -> Right (a * b)
  Div
    | b == 0 -> Left DivisionByZero
    | b == -1 -> Right (negate a)
    | otherwise -> Right (a `div` b)

-- | The value of an expression.
evaluate :: Env -> Expr -> Either Failure Int
evaluate env = go (Map.fromList (reverse env))
  where
    go _ (Num n) = Right n
    go m (Var x) = maybe (Left (Unbound x)) Right (Map.lookup x m)
    go m (Bin op a b) = do
      v <- go m a
      w <- go m b
      apply op v w
    go m (IfZero c a b) = do
      v <- go m c
      if v == 0 then go m a else go m b
    go m (Let x a b) = do
      v <- go m a
      go (Map.insert x v m) b

-- | The variables that an expression needs from outside, each once.
freeVariables :: Expr -> [String]
freeVariables = nub . go
  where
    go (Num _) = []
    go (Var x) = [x]
    go (Bin _ a b) = go a ++ go b
    go (IfZero c a b) = go c ++ go a ++ go b
    go (Let x a b) = go a ++ filter (/= x) (go b)

-- | Put a number in the place of a variable.
substitute :: String -> Int -> Expr -> Expr
substitute x n = go
  where
    go (Num k) = Num k
    go (Var y)
      | x == y = Num n
      | otherwise = Var y
    go (Bin op a b) = Bin op (go a) (go b)
    go (IfZero c a b) = IfZero (go c) (go a) (go b)
    go (Let y a b)
      | x == y = Let y (go a) b
      | otherwise = Let y (go a) (go b)

isConstant :: Expr -> Bool
isConstant = null . freeVariables

-- | Fold constants and use the laws of arithmetic.
optimise :: Expr -> Expr
optimise expr = case expr of
  Bin op a b -> arithmetic op (optimise a) (optimise b)
  IfZero c a b -> case optimise c of
    Num 0 -> optimise a
    Num _ -> optimise b
    c' -> IfZero c' (optimise a) (optimise b)
  Let x a b -> case optimise a of
    Num n -> optimise (substitute x n b)
    a' -> Let x a' (optimise b)
  _ -> expr

arithmetic :: Op -> Expr -> Expr -> Expr
arithmetic op (Num a) (Num b) = case apply op a b of
  Right n -> Num n
  Left DivisionByZero -> Bin op (Num a) (Num b)
  Left _ -> error "Compiler.arithmetic: impossible"
arithmetic Add (Num 0) b = b
arithmetic Add a (Num 0) = a
arithmetic Sub a (Num 0) = a
arithmetic Mul (Num 1) b = b
arithmetic Mul a (Num 1) = a
arithmetic Mul (Num 0) _ = Num 0
arithmetic Mul _ (Num 0) = Num 0
arithmetic Div a (Num 1) = a
arithmetic op a b = Bin op a b

-- | An instruction of the machine. Jumps skip so many instructions.
data Instr
  = Push Int
  | Load String
  | Bind String
  | Unbind
  | Calc Op
  | JumpUnlessZero Int
  | Jump Int
  deriving (Eq, Show)

-- | The code that leaves the value of an expression on the stack.
compile :: Expr -> [Instr]
compile expr = case expr of
  Num n -> [Push n]
  Var x -> [Load x]
  Bin op a b -> compile a ++ compile b ++ [Calc op]
  IfZero c a b ->
    compile c ++ [JumpUnlessZero (length whenZero)] ++ whenZero ++ otherwise'
    where
      otherwise' = compile b
      whenZero = compile a ++ [Jump (length otherwise')]
  Let x a b -> compile a ++ [Bind x] ++ compile b ++ [Unbind]

-- | Run code with these variables. The result is the top of the stack at the end.
execute :: Env -> [Instr] -> Either Failure Int
execute = step []
  where
    step (v : _) _ [] = Right v
    step [] _ [] = Left StackUnderflow
    step stack env (instr : rest) = case (instr, stack) of
      (Push n, _) -> step (n : stack) env rest
      (Load x, _) -> case lookup x env of
        Just v -> step (v : stack) env rest
        Nothing -> Left (Unbound x)
      (Bind x, v : below) -> step below ((x, v) : env) rest
      (Unbind, _) -> step stack (drop 1 env) rest
      (Calc op, b : a : below) -> do
        v <- apply op a b
        step (v : below) env rest
      (JumpUnlessZero n, v : below)
        | v == 0 -> step below env rest
        | otherwise -> skip n rest >>= step below env
      (Jump n, _) -> skip n rest >>= step stack env
      _ -> Left StackUnderflow
    skip n code
      | n < 0 || n > length code = Left NoSuchLabel
      | otherwise = Right (drop n code)

-- | How many places of the stack the code of an expression uses at most.
stackNeeded :: Expr -> Int
stackNeeded expr = case expr of
  Num _ -> 1
  Var _ -> 1
  Bin _ a b -> max (stackNeeded a) (1 + stackNeeded b)
  IfZero c a b -> maximum [stackNeeded c, stackNeeded a, stackNeeded b]
  Let _ a b -> max (stackNeeded a) (stackNeeded b)

-- | Shorter code that does the same, for code without jumps; other code is kept.
peephole :: [Instr] -> [Instr]
peephole code
  | any isJump code = code
  | otherwise = foldr shorten [] code
  where
    shorten (Push _) (Push 0 : Calc Mul : rest) = Push 0 : rest
    shorten (Push a) (Push b : Calc op : rest)
      | Right n <- apply op a b = Push n : rest
    shorten (Push 0) (Calc Add : rest) = rest
    shorten (Push 1) (Calc Mul : rest) = rest
    shorten (Jump 0) rest = rest
    shorten (Bind x) (Load y : Unbind : rest)
      | x == y = rest
    shorten instr rest = instr : rest
    isJump (Jump _) = True
    isJump (JumpUnlessZero _) = True
    isJump _ = False

-- | What is wrong with the text of an expression.
data SyntaxError
  = UnexpectedEnd
  | UnexpectedToken String
  | BadCharacter Char
  | NumberTooLong String
  deriving (Eq, Show)

data Token
  = Number Int
  | Name String
  | Symbol Char
  deriving (Eq)

tokens :: String -> Either SyntaxError [Token]
tokens [] = Right []
tokens text@(c : cs)
  | isSpace c = tokens cs
  | isDigit c =
      let (digits, rest) = span isDigit text
       in if length digits > 9
            then Left (NumberTooLong digits)
            else fmap (Number (read digits) :) (tokens rest)
  | isAlpha c =
      let (name, rest) = span isAlphaNum text
       in fmap (Name name :) (tokens rest)
  | c `elem` "+-*/()=" = fmap (Symbol c :) (tokens cs)
  | otherwise = Left (BadCharacter c)

-- | Read an expression such as @let x = 2 in ifzero x then 1 else (x + 3) * y@.
parseExpr :: String -> Either SyntaxError Expr
parseExpr text = do
  ts <- tokens text
  (e, rest) <- expression ts
  case rest of
    [] -> Right e
    t : _ -> unexpected t

type Parser a = [Token] -> Either SyntaxError (a, [Token])

unexpected :: Token -> Either SyntaxError a
unexpected (Number n) = Left (UnexpectedToken (show n))
unexpected (Name s) = Left (UnexpectedToken s)
unexpected (Symbol c) = Left (UnexpectedToken [c])

expect :: Token -> [Token] -> Either SyntaxError [Token]
expect _ [] = Left UnexpectedEnd
expect t (u : rest)
  | t == u = Right rest
  | otherwise = unexpected u

keywords :: [String]
keywords = ["let", "in", "ifzero", "then", "else"]

expression :: Parser Expr
expression (Name "let" : Name x : rest)
  | x `notElem` keywords = do
      (a, rest') <- expression =<< expect (Symbol '=') rest
      (b, rest'') <- expression =<< expect (Name "in") rest'
      Right (Let x a b, rest'')
expression (Name "ifzero" : rest) = do
  (c, rest1) <- expression rest
  (a, rest2) <- expression =<< expect (Name "then") rest1
  (b, rest3) <- expression =<< expect (Name "else") rest2
  Right (IfZero c a b, rest3)
expression ts = leftOperand product' [('+', Add), ('-', Sub)] ts

product' :: Parser Expr
product' = leftOperand atom [('*', Mul), ('/', Div)]

-- Operands with operators of one precedence, grouped to the left.
leftOperand :: Parser Expr -> [(Char, Op)] -> Parser Expr
leftOperand operand ops ts = operand ts >>= uncurry more
  where
    more a (Symbol c : rest)
      | Just op <- lookup c ops = do
          (b, rest') <- operand rest
          more (Bin op a b) rest'
    more a rest = Right (a, rest)

atom :: Parser Expr
atom [] = Left UnexpectedEnd
atom (t : rest) = case t of
  Number n
    | n < 0 -> error "Compiler.atom: a token is never negative"
    | otherwise -> Right (Num n, rest)
  Symbol '-' -> do
    (e, rest') <- atom rest
    Right (negated e, rest')
  Symbol '(' -> do
    (e, rest') <- expression rest
    rest'' <- expect (Symbol ')') rest'
    Right (e, rest'')
  Name x
    | x `notElem` keywords -> Right (Var x, rest)
  _ -> unexpected t
  where
    negated (Num n) = Num (negate n)
    negated e = Bin Sub (Num 0) e

-- | The text of an expression.
showExpr :: Expr -> String
showExpr = go (0 :: Int)
  where
    go _ (Num n) = show n
    go _ (Var x) = x
    go p (Bin op a b) =
      bracket (p > q) (go q a ++ " " ++ [sign op] ++ " " ++ go (q + 1) b)
      where
        q = if op `elem` [Add, Sub] then 1 else 2
    go p (IfZero c a b) =
      bracket (p > 0) ("ifzero " ++ go 0 c ++ " then " ++ go 0 a ++ " else " ++ go 0 b)
    go p (Let x a b) = bracket (p > 0) ("let " ++ x ++ " = " ++ go 0 a ++ " in " ++ go 0 b)
    bracket needed s = if needed then "(" ++ s ++ ")" else s
    sign op = case op of
      Add -> '+'
      Sub -> '-'
      Mul -> '*'
      Div -> '/'

-- | Read, optimise, compile and run an expression.
calculate :: Env -> String -> Either String Int
calculate env text = do
  e <- either (Left . show) Right (parseExpr text)
  case freeVariables e \\ map fst env of
    [] -> either (Left . show) Right (execute env (compile (optimise e)))
    x : _ -> Left ("no value for " ++ x)

prop_compile :: Expr -> Int -> Bool
prop_compile e x = execute env (compile e) == evaluate env e
  where
    env = [("x", x)]

prop_peephole :: Expr -> Int -> Bool
prop_peephole e x = execute env (peephole (compile e)) == execute env (compile e)
  where
    env = [("x", x)]

prop_optimise :: Expr -> Int -> Bool
prop_optimise e x = evaluate env (optimise e) == evaluate env e
  where
    env = [("x", x)]

prop_optimiseSmaller :: Expr -> Bool
prop_optimiseSmaller e = length (compile (optimise e)) <= length (compile e)

prop_stackNeeded :: Expr -> Bool
prop_stackNeeded e = 1 <= need && need <= length (compile e)
  where
    need = stackNeeded e

prop_substitute :: String -> Int -> Expr -> Property
prop_substitute x n e =
  x `elem` freeVariables e ==> evaluate [] (substitute x n e) == evaluate [(x, n)] e

prop_showParse :: String -> Bool
prop_showParse text = case parseExpr text of
  Left _ -> True
  Right e -> parseExpr (showExpr e) == Right e
