-- Program 2: what is printed is read again as what it was. A function may stand to the right of an operator without parentheses, since it reaches as
-- far as it can; the printer forgets that the operation may then have an operator to its own right.
module Main (main) where

import Data.Char (isAlpha, isSpace)
import System.Environment (getArgs)
import Test.LazySmallCheck

-- a name is a string of these letters
data Name = A | B | A' Name | B' Name
  deriving (Show, Eq)

data Exp = Var Name | Neg Exp | Exp :+ Exp | Exp :- Exp | Exp :* Exp | Call Exp Exp | Fun Name Exp
  deriving (Show, Eq)

data Stmt = Return Exp | Set Name Exp | While Exp [Stmt]
  deriving (Show, Eq)

instance Serial Name where
  series = cons0 A \/ cons0 B \/ cons1 A' \/ cons1 B'

instance Serial Exp where
  series = cons1 Var \/ cons1 Neg \/ cons2 (:+) \/ cons2 (:-) \/ cons2 (:*) \/ cons2 Call \/ cons2 Fun

instance Serial Stmt where
  series = cons1 Return \/ cons2 Set \/ cons2 While

-- printing

name :: Name -> String
name A = "a"
name B = "b"
name (A' n) = 'a' : name n
name (B' n) = 'b' : name n

-- 0: anything; 1: operand of + and -; 2: of *; 3: of a sign; 4: a function that is called; 5: an argument
expAt :: Int -> Exp -> String
expAt level e = case e of
  Var n -> name n
  Neg a -> bracketed 3 ("-" ++ expAt 4 a)
  a :+ b -> bracketed 1 (expAt 1 a ++ " + " ++ rightAt 2 b)
  a :- b -> bracketed 1 (expAt 1 a ++ " - " ++ rightAt 2 b)
  a :* b -> bracketed 2 (expAt 2 a ++ " * " ++ rightAt 3 b)
  Call f a -> bracketed 4 (expAt 4 f ++ " " ++ expAt 5 a)
  Fun n b -> bracketed 0 ("\\" ++ name n ++ ". " ++ expAt 0 b)
  where
    bracketed own text = if level > own then "(" ++ text ++ ")" else text

rightAt :: Int -> Exp -> String
rightAt level e = case e of
  Fun _ _ -> expAt 0 e
  _ -> expAt level e

stmt :: Stmt -> String
stmt s = case s of
  Return e -> "return " ++ expAt 0 e ++ ";"
  Set n e -> name n ++ " = " ++ expAt 0 e ++ ";"
  While e body -> "while " ++ expAt 0 e ++ " {" ++ concatMap (\t -> " " ++ stmt t) body ++ " }"

-- reading

data Token = Word String | Sign Char
  deriving Eq

tokens :: String -> [Token]
tokens [] = []
tokens (c : cs)
  | isSpace c = tokens cs
  | isAlpha c = case span isAlpha cs of
      (more, rest) -> Word (c : more) : tokens rest
  | otherwise = Sign c : tokens cs

type Parser a = [Token] -> Maybe (a, [Token])

andThen :: Parser a -> (a -> Parser b) -> Parser b
andThen p next ts = case p ts of
  Just (x, rest) -> next x rest
  Nothing -> Nothing

sign :: Char -> a -> Parser a
sign c x (Sign d : ts) | c == d = Just (x, ts)
sign _ _ _ = Nothing

readName :: Parser Name
readName (Word w : ts) = case letters w of
  Just n -> Just (n, ts)
  Nothing -> Nothing
readName _ = Nothing

letters :: String -> Maybe Name
letters w = case w of
  "a" -> Just A
  "b" -> Just B
  'a' : more -> fmap A' (letters more)
  'b' : more -> fmap B' (letters more)
  _ -> Nothing

readExp :: Parser Exp
readExp = readTerm `andThen` sums
  where
    sums a ts = case ts of
      Sign '+' : rest -> (readTerm `andThen` (sums . (a :+))) rest
      Sign '-' : rest -> (readTerm `andThen` (sums . (a :-))) rest
      _ -> Just (a, ts)

readTerm :: Parser Exp
readTerm = readSigned `andThen` products
  where
    products a ts = case ts of
      Sign '*' : rest -> (readSigned `andThen` (products . (a :*))) rest
      _ -> Just (a, ts)

readSigned :: Parser Exp
readSigned ts = case ts of
  Sign '-' : rest -> (readCall `andThen` (\a more -> Just (Neg a, more))) rest
  Sign '\\' : rest -> (readName `andThen` \n -> sign '.' () `andThen` \_ -> readExp `andThen` \b more -> Just (Fun n b, more)) rest
  _ -> readCall ts

readCall :: Parser Exp
readCall = readAtom `andThen` arguments
  where
    arguments f ts = case readAtom ts of
      Just (a, rest) -> arguments (Call f a) rest
      Nothing -> Just (f, ts)

readAtom :: Parser Exp
readAtom ts = case ts of
  Sign '(' : rest -> (readExp `andThen` sign ')') rest
  _ -> (readName `andThen` \n more -> Just (Var n, more)) ts

readStmt :: Parser Stmt
readStmt ts = case ts of
  Word "return" : rest -> (readExp `andThen` \e -> sign ';' (Return e)) rest
  Word "while" : rest -> (readExp `andThen` \e -> sign '{' () `andThen` \_ -> readBody `andThen` \body more -> Just (While e body, more)) rest
  _ -> (readName `andThen` \n -> sign '=' () `andThen` \_ -> readExp `andThen` \e -> sign ';' (Set n e)) ts

readBody :: Parser [Stmt]
readBody (Sign '}' : ts) = Just ([], ts)
readBody ts = (readStmt `andThen` \s -> readBody `andThen` \body more -> Just (s : body, more)) ts

prop_roundtrip :: Stmt -> Bool
prop_roundtrip s = readStmt (tokens (stmt s)) == Just (s, [])

-- all of them, whatever is found
prop_all :: Stmt -> Bool
prop_all s = prop_roundtrip s `seq` True

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_roundtrip
