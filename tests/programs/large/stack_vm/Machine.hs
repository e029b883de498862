-- The stack machine: instructions, and an interpreter with a step limit.
module Machine
  ( Instr (..), Code, Outcome (..)
  , makeCode, codeSize, listing, runCode
  ) where

import Data.Array
import qualified Data.Map as Map

data Instr
  = Push Integer
  | Load String
  | Store String
  | Arith String
  | Jump Int
  | JumpZero Int
  | Invoke Int [String]
  | Ret
  | Out
  | Halt
  deriving (Eq, Show)

newtype Code = Code (Array Int Instr)

data Outcome = Finished | OutOfSteps | StackOverflow | Fault String deriving (Eq, Show)

data Frame = Frame { locals :: Map.Map String Integer, returnTo :: Int }

data State = State
  { pc :: !Int
  , stack :: [Integer]
  , frames :: [Frame]
  , depth :: !Int
  , output :: [Integer]
  }

makeCode :: [Instr] -> Code
makeCode is = Code (listArray (0, length is - 1) is)

codeSize :: Code -> Int
codeSize (Code a) = rangeSize (bounds a)

listing :: Code -> [String]
listing (Code a) = [pad (show i) ++ " " ++ show x | (i, x) <- assocs a]
  where pad s = replicate (3 - length s) ' ' ++ s

runCode :: Int -> Code -> ([Integer], Outcome, Int)
runCode limit (Code code) = go 0 (State 0 [] [Frame Map.empty (-1)] 1 [])
  where
    go !n s
      | n >= limit = (reverse (output s), OutOfSteps, n)
      | otherwise = case step (code ! pc s) s { pc = pc s + 1 } of
          Left why -> (reverse (output s), why, n + 1)
          Right s' -> go (n + 1) s'

step :: Instr -> State -> Either Outcome State
step instr s = case (instr, stack s) of
  (Push n, st) -> Right s { stack = n : st }
  (Load x, st) -> case Map.lookup x (locals top) of
    Just v -> Right s { stack = v : st }
    Nothing -> Left (Fault ("unset variable " ++ x))
  (Store x, v : st) -> Right s { stack = st, frames = top { locals = Map.insert x v (locals top) } : rest }
  (Arith op, b : a : st) -> (\v -> s { stack = v : st }) <$> arith op a b
  (Jump t, _) -> Right s { pc = t }
  (JumpZero t, v : st) -> Right s { stack = st, pc = if v == 0 then t else pc s }
  (Invoke t params, st)
    | depth s > 100 -> Left StackOverflow
    | otherwise ->
        let (args, st') = splitAt (length params) st
            frame = Frame (Map.fromList (zip (reverse params) args)) (pc s)
        in Right s { stack = st', frames = frame : frames s, depth = depth s + 1, pc = t }
  (Ret, _) -> Right s { frames = rest, depth = depth s - 1, pc = returnTo top }
  (Out, v : st) -> Right s { stack = st, output = v : output s }
  (Halt, _) -> Left Finished
  (_, _) -> Left (Fault "stack underflow")
  where
    top = head (frames s)
    rest = tail (frames s)

arith :: String -> Integer -> Integer -> Either Outcome Integer
arith op a b = case op of
  "+" -> Right (a + b)
  "-" -> Right (a - b)
  "*" -> Right (a * b)
  "/" | b == 0 -> Left (Fault "division by zero")
      | otherwise -> Right (a `div` b)
  "%" | b == 0 -> Left (Fault "division by zero")
      | otherwise -> Right (a `mod` b)
  "<" -> truth (a < b)
  ">" -> truth (a > b)
  "<=" -> truth (a <= b)
  "==" -> truth (a == b)
  _ -> Left (Fault ("unknown operator " ++ op))
  where truth = Right . toInteger . fromEnum
