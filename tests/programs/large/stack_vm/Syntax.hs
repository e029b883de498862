-- The source language and its pretty-printer.
module Syntax
  ( Expr (..), Stmt (..), Program, Name, pretty, binary
  ) where

import Data.List (intercalate)

type Name = String
type Program = [Stmt]

infixl 7 `Mod`, `Div`, :*
infixl 6 :+, :-
infix 4 :<, :>, :<=, :==
infix 1 :=

data Expr
  = Lit Integer
  | Var Name
  | Expr :+ Expr
  | Expr :- Expr
  | Expr :* Expr
  | Expr `Div` Expr
  | Expr `Mod` Expr
  | Expr :< Expr
  | Expr :> Expr
  | Expr :<= Expr
  | Expr :== Expr
  | Call Name [Expr]
  deriving (Eq, Show)

data Stmt
  = Name := Expr
  | Print Expr
  | While Expr [Stmt]
  | If Expr [Stmt] [Stmt]
  | Define Name [Name] [Stmt]
  | Return Expr
  deriving (Eq, Show)

instance Num Expr where
  fromInteger = Lit
  (+) = (:+)
  (-) = (:-)
  (*) = (:*)
  negate e = 0 :- e
  abs e = Call "abs" [e]
  signum e = Call "signum" [e]

-- The operands of a binary operation, with its symbol and precedence.
binary :: Expr -> Maybe (Expr, String, Int, Expr)
binary e = case e of
  a :+ b -> Just (a, "+", 6, b)
  a :- b -> Just (a, "-", 6, b)
  a :* b -> Just (a, "*", 7, b)
  a `Div` b -> Just (a, "/", 7, b)
  a `Mod` b -> Just (a, "%", 7, b)
  a :< b -> Just (a, "<", 4, b)
  a :> b -> Just (a, ">", 4, b)
  a :<= b -> Just (a, "<=", 4, b)
  a :== b -> Just (a, "==", 4, b)
  _ -> Nothing

expr :: Int -> Expr -> ShowS
expr _ (Lit n) = shows n
expr _ (Var x) = showString x
expr _ (Call f as) = showString f . showParen True (showString (intercalate ", " [expr 0 a "" | a <- as]))
expr d e
  | Just (a, op, p, b) <- binary e = showParen (d > p) (expr p a . showString (' ' : op ++ " ") . expr (p + 1) b)
  | otherwise = id

pretty :: Stmt -> [String]
pretty stmt = case stmt of
  x := e -> [x ++ " = " ++ text e]
  Print e -> ["print " ++ text e]
  Return e -> ["return " ++ text e]
  While c body -> ["while " ++ text c ++ " {"] ++ block body ++ ["}"]
  If c a [] -> ["if " ++ text c ++ " {"] ++ block a ++ ["}"]
  If c a b -> ["if " ++ text c ++ " {"] ++ block a ++ ["} else {"] ++ block b ++ ["}"]
  Define f xs body -> ["def " ++ f ++ "(" ++ intercalate ", " xs ++ ") {"] ++ block body ++ ["}"]
  where
    text e = expr 0 e ""
    block = map ("  " ++) . concatMap pretty
