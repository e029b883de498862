-- A compiler for a small imperative language to a stack machine, in several modules.
module Main (main) where

import qualified Compiler
import Compiler (CompileError (..), compile)
import Machine
import Syntax

countdown, primes, gcdProgram, overflow, broken, collatz :: Program
countdown =
  [ "n" := 5
  , While (Var "n" :> 0) [Print (Var "n"), "n" := Var "n" - 1]
  , Print (Var "n" * 100)
  ]

primes =
  [ "n" := 2
  , While (Var "n" :< 30)
      [ "prime" := 1
      , "d" := 2
      , While (Var "d" * Var "d" :<= Var "n")
          [ If (Var "n" `Mod` Var "d" :== 0) ["prime" := 0] []
          , "d" := Var "d" + 1
          ]
      , If (Var "prime") [Print (Var "n")] []
      , "n" := Var "n" + 1
      ]
  ]

gcdProgram =
  [ Define "gcd" ["a", "b"]
      [ If (Var "b" :== 0)
          [Return (Var "a")]
          [Return (Call "gcd" [Var "b", Var "a" `Mod` Var "b"])]
      ]
  , Define "square" ["x"] [Return (Var "x" * Var "x")]
  , Print (Call "gcd" [252, 105])
  , Print (Call "square" [Call "gcd" [18, 12]] - 1)
  ]

overflow = [Define "loop" ["n"] [Return (Call "loop" [Var "n" + 1])], Print (Call "loop" [0])]
broken = ["x" := Var "y" + 1, Print (Call "missing" []), Define "f" ["a"] [], Print (Call "f" [1, 2])]
collatz =
  [ "n" := 27, "steps" := 0
  , While (negate (Var "n" :== 1) + 1)
      [ If (Var "n" `Mod` 2) ["n" := 3 * Var "n" + 1] ["n" := Var "n" `Div` 2]
      , "steps" := Var "steps" + 1
      ]
  , Print (Var "steps")
  , Print (1 `Div` (Var "n" - 1))
  ]

report :: String -> Program -> IO ()
report name p = do
  putStrLn ("--- " ++ name)
  case compile p of
    Left errs -> mapM_ (putStrLn . ("error: " ++) . Compiler.explain) errs
    Right code -> do
      let (output, outcome, steps) = runCode 20000 code
      putStrLn (unwords (map show output))
      putStrLn (show outcome ++ " after " ++ show steps ++ " steps, " ++ show (codeSize code) ++ " instructions")

main :: IO ()
main = do
  mapM_ putStrLn (concatMap pretty countdown)
  either (const (return ())) (mapM_ putStrLn . listing) (compile countdown)
  report "countdown" countdown
  report "primes" primes
  report "gcd" gcdProgram
  mapM_ putStrLn (concatMap pretty gcdProgram)
  report "overflow" overflow
  report "broken" broken
  report "collatz" collatz
  print (Compiler.fold (2 * 3 + Var "x" * 1 + (4 - 4)))
  print (UnknownVariable "q")
