-- Imperative programs under conditions that the passes of a compiler might ask for. A name is a Peano number.
module Programs where

data Name = A | Next Name

data Program
  = New Name Program
  | Name := Expr
  | Skip
  | Program :> Program
  | If Expr Program Program
  | While Expr Program

data Expr = Var Name | Add Expr Expr

same :: Name -> Name -> Bool
same A A = True
same (Next a) (Next b) = same a b
same _ _ = False

-- 1. every variable is declared
bound :: Program -> Bool
bound = under []
 where
  under vs (New v p) = under (v : vs) p
  under vs (v := e) = any (same v) vs && closed vs e
  under _ Skip = True
  under vs (p :> q) = under vs p && under vs q
  under vs (If c p q) = closed vs c && under vs p && under vs q
  under vs (While c p) = closed vs c && under vs p
  closed vs (Var v) = any (same v) vs
  closed vs (Add a b) = closed vs a && closed vs b

-- 2. every variable that is declared is read or written
used :: Program -> Bool
used (New v p) = mentions v p && used p
used (p :> q) = used p && used q
used (If _ p q) = used p && used q
used (While _ p) = used p
used _ = True

mentions :: Name -> Program -> Bool
mentions v (New w p) = not (same v w) && mentions v p
mentions v (w := e) = same v w || readBy v e
mentions _ Skip = False
mentions v (p :> q) = mentions v p || mentions v q
mentions v (If c p q) = readBy v c || mentions v p || mentions v q
mentions v (While c p) = readBy v c || mentions v p

readBy :: Name -> Expr -> Bool
readBy v (Var w) = same v w
readBy v (Add a b) = readBy v a || readBy v b

-- 3. declarations stand at the top only
declaredFirst :: Program -> Bool
declaredFirst (New _ p) = declaredFirst p
declaredFirst p = plain p
 where
  plain (New _ _) = False
  plain (q :> r) = plain q && plain r
  plain (If _ q r) = plain q && plain r
  plain (While _ q) = plain q
  plain _ = True

-- 4. no Skip in a sequence, and sequences lean to the right
noSkips :: Program -> Bool
noSkips (p :> q) = single p && notSkip q && noSkips p && noSkips q
 where
  single (_ :> _) = False
  single r = notSkip r
  notSkip Skip = False
  notSkip _ = True
noSkips (New _ p) = noSkips p
noSkips (If _ p q) = noSkips p && noSkips q
noSkips (While _ p) = noSkips p
noSkips _ = True

-- 5. no if inside another
noNestedIfs :: Program -> Bool
noNestedIfs (If _ p q) = noIf p && noIf q
noNestedIfs (p :> q) = noNestedIfs p && noNestedIfs q
noNestedIfs (New _ p) = noNestedIfs p
noNestedIfs (While _ p) = noNestedIfs p
noNestedIfs _ = True

noIf :: Program -> Bool
noIf (If _ _ _) = False
noIf (p :> q) = noIf p && noIf q
noIf (New _ p) = noIf p
noIf (While _ p) = noIf p
noIf _ = True

all5, without2, only135 :: Program -> Bool
all5 p = bound p && used p && declaredFirst p && noSkips p && noNestedIfs p
without2 p = bound p && declaredFirst p && noSkips p && noNestedIfs p
only135 p = bound p && declaredFirst p && noNestedIfs p
