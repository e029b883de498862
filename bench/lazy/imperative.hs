-- Program 5: imperative programs as they are after some stages of a compiler. Any of the five conditions may come first.
module Imperative where

import Test.QuickCheck

data Name = Z | S Name
  deriving (Show, Eq)

data Exp = Use Name | Not Exp | And Exp Exp
  deriving Show

data Stmt = Skip | Declare Name | Name := Exp | Stmt :> Stmt | If Exp Stmt Stmt | While Exp Stmt | Print Exp
  deriving Show

infixr 4 :>
infix 5 :=

-- what is declared is used later

noUnused :: Stmt -> Bool
noUnused p = used p []

-- with the statements that follow
used :: Stmt -> [Stmt] -> Bool
used s next = case s of
  Declare x -> any (mentions x) next
  p :> q -> used p (q : next) && used q next
  If _ p q -> used p [] && used q []
  While _ p -> used p []
  _ -> True

mentions :: Name -> Stmt -> Bool
mentions x s = case s of
  Skip -> False
  Declare _ -> False
  _ := e -> occurs x e
  p :> q -> mentions x p || mentions x q
  If e p q -> occurs x e || mentions x p || mentions x q
  While e p -> occurs x e || mentions x p
  Print e -> occurs x e

occurs :: Name -> Exp -> Bool
occurs x e = case e of
  Use y -> x == y
  Not a -> occurs x a
  And a b -> occurs x a || occurs x b

-- no if within an if

noNestedIfs :: Stmt -> Bool
noNestedIfs s = case s of
  p :> q -> noNestedIfs p && noNestedIfs q
  If _ p q -> noIf p && noIf q
  While _ p -> noNestedIfs p
  _ -> True

noIf :: Stmt -> Bool
noIf s = case s of
  p :> q -> noIf p && noIf q
  If _ _ _ -> False
  While _ p -> noIf p
  _ -> True

noSkips :: Stmt -> Bool
noSkips s = case s of
  Skip -> False
  p :> q -> noSkips p && noSkips q
  If _ p q -> noSkips p && noSkips q
  While _ p -> noSkips p
  _ -> True

-- declarations are outside of ifs and loops

topDeclared :: Stmt -> Bool
topDeclared s = case s of
  p :> q -> topDeclared p && topDeclared q
  If _ p q -> noDeclared p && noDeclared q
  While _ p -> noDeclared p
  _ -> True

noDeclared :: Stmt -> Bool
noDeclared s = case s of
  Declare _ -> False
  p :> q -> noDeclared p && noDeclared q
  If _ p q -> noDeclared p && noDeclared q
  While _ p -> noDeclared p
  _ -> True

-- what is used is declared before, in the same block or around it

allBound :: Stmt -> Bool
allBound s = bound [] s
  where
    bound known q = case q of
      Skip -> True
      Declare _ -> True
      x := e -> elem x known && closed known e
      p :> r -> bound known p && bound (declared p known) r
      If e p r -> closed known e && bound known p && bound known r
      While e p -> closed known e && bound known p
      Print e -> closed known e

declared :: Stmt -> [Name] -> [Name]
declared s known = case s of
  Declare x -> x : known
  p :> q -> declared q (declared p known)
  _ -> known

closed :: [Name] -> Exp -> Bool
closed known e = case e of
  Use x -> elem x known
  Not a -> closed known a
  And a b -> closed known a && closed known b

prop_stages :: Stmt -> Property
prop_stages p = (noUnused p && noNestedIfs p && noSkips p && topDeclared p && allBound p) ==> True
