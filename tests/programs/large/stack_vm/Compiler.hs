-- Compilation: checking, constant folding, and code generation with labels resolved by a lazy knot.
module Compiler (CompileError (..), compile, explain, fold) where

import Data.List (nub)
import qualified Data.Map as Map
import Machine
import Syntax

data CompileError
  = UnknownVariable Name
  | UnknownFunction Name
  | WrongArity { function :: Name, wanted, given :: Int }
  deriving (Eq, Show)

explain :: CompileError -> String
explain (UnknownVariable x) = "variable " ++ x ++ " is never assigned"
explain (UnknownFunction f) = "function " ++ f ++ " is not defined"
explain WrongArity { function = f, wanted = w, given = g } = f ++ " takes " ++ show w ++ " arguments, not " ++ show g

type Functions = Map.Map Name ([Name], [Stmt])

functionsOf :: Program -> Functions
functionsOf p = Map.fromList [(f, (xs, body)) | Define f xs body <- p]

check :: Program -> [CompileError]
check p = nub (scope (assigned p) p ++ concat [scope (xs ++ assigned b) b | (xs, b) <- Map.elems fs])
  where
    fs = functionsOf p
    assigned = concatMap names
    names (x := _) = [x]
    names (While _ b) = assigned b
    names (If _ a b) = assigned a ++ assigned b
    names _ = []
    scope vars = concatMap (stmt vars)
    stmt vars s = case s of
      _ := e -> expr vars e
      Print e -> expr vars e
      Return e -> expr vars e
      While c b -> expr vars c ++ scope vars b
      If c a b -> expr vars c ++ scope vars a ++ scope vars b
      Define {} -> []
    expr vars e
      | Just (a, _, _, b) <- binary e = expr vars a ++ expr vars b
      | Var x <- e = [UnknownVariable x | x `notElem` vars]
      | Call f as <- e = call f (length as) ++ concatMap (expr vars) as
      | otherwise = []
    call f n = case Map.lookup f fs of
      Nothing -> [UnknownFunction f]
      Just (xs, _) -> [WrongArity f (length xs) n | length xs /= n]

-- Constant folding and the laws of 0 and 1.
fold :: Expr -> Expr
fold (a :+ b) = case (fold a, fold b) of
  (Lit x, Lit y) -> Lit (x + y)
  (Lit 0, e) -> e
  (e, Lit 0) -> e
  (x, y) -> x :+ y
fold (a :- b) = case (fold a, fold b) of
  (Lit x, Lit y) -> Lit (x - y)
  (e, Lit 0) -> e
  (x, y) -> x :- y
fold (a :* b) = case (fold a, fold b) of
  (Lit x, Lit y) -> Lit (x * y)
  (Lit 1, e) -> e
  (e, Lit 1) -> e
  (x, y) -> x :* y
fold (Call f as) = Call f (map fold as)
fold e = e

compile :: Program -> Either [CompileError] Code
compile p
  | null errors = Right (makeCode code)
  | otherwise = Left errors
  where
    errors = check p
    fs = functionsOf p
    code = mainCode ++ [Halt] ++ concat bodies
    mainCode = block 0 p
    -- The entry points depend on the lengths of the bodies, the bodies mention the entry points.
    entries = Map.fromList (zip (Map.keys fs) (scanl (+) (length mainCode + 1) (map length bodies)))
    bodies = zipWith body (Map.elems fs) (scanl (+) (length mainCode + 1) (map (size . snd) (Map.elems fs)))
    body (_, b) at = block at b ++ [Push 0, Ret]
    size b = length (block 0 b) + 2

    block _ [] = []
    block at (s : ss) = let c = stmt at s in c ++ block (at + length c) ss

    stmt at s = case s of
      x := e -> expr e ++ [Store x]
      Print e -> expr e ++ [Out]
      Return e -> expr e ++ [Ret]
      Define {} -> []
      While c b ->
        let test = expr c
            inner = block (at + length test + 1) b
            end = at + length test + 1 + length inner + 1
        in test ++ [JumpZero end] ++ inner ++ [Jump at]
      If c a b ->
        let test = expr c
            yes = block (at + length test + 1) a
            other = at + length test + 1 + length yes + 1
            no = block other b
        in test ++ [JumpZero other] ++ yes ++ [Jump (other + length no)] ++ no

    expr = gen . fold
    gen e
      | Just (a, op, _, b) <- binary e = gen a ++ gen b ++ [Arith op]
      | Lit n <- e = [Push n]
      | Var x <- e = [Load x]
      | Call f as <- e = concatMap gen as ++ [Invoke (entries Map.! f) (fst (fs Map.! f))]
      | otherwise = []
