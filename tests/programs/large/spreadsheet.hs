-- A spreadsheet: cell references, formulas with ranges, dependency-ordered lazy recalculation through a knot,
-- circular-reference detection, and a table printer.
module Main (main) where

import Control.Monad (forM_)
import Data.Array
import Data.Char (isAlpha, isDigit, isSpace, isUpper, ord, chr, toUpper)
import Data.List (intercalate, sort, transpose)
import qualified Data.Map as Map
import Data.Map (Map)
import qualified Data.Set as Set
import Text.Read (readMaybe)

-- References

data Ref = Ref { column :: Int, row :: Int } deriving (Eq, Ord, Ix)

instance Show Ref where
  show (Ref c r) = letters c ++ show (r + 1)
    where letters n | n < 26 = [chr (ord 'A' + n)]
                    | otherwise = letters (n `div` 26 - 1) ++ letters (n `mod` 26)

instance Read Ref where
  readsPrec _ s = case span isUpper s of
    (cs@(_ : _), rest) | (ds@(_ : _), rest') <- span isDigit rest, all (> 0) [read ds :: Int] ->
      [(Ref (foldl (\n c -> n * 26 + ord c - ord 'A' + 1) 0 cs - 1) (read ds - 1), rest')]
    _ -> []

-- Formulas

data Formula
  = Lit Double
  | Cell Ref
  | Op Char Formula Formula
  | Fn String [Arg]
  deriving Show

data Arg = One Formula | Range Ref Ref deriving Show

data Content = Blank | Label String | Formula Formula

data Value = Empty | Text String | Number Double | Error String
  deriving (Eq)

instance Show Value where
  show Empty = ""
  show (Text s) = s
  show (Number n)
    | n == fromIntegral (round n :: Int) = show (round n :: Int)
    | otherwise = show (fromIntegral (round (n * 100) :: Int) / 100 :: Double)
  show (Error e) = '#' : e

-- Parsing: a ReadS-style recursive descent

type P a = String -> Maybe (a, String)

parseContent :: String -> Either String Content
parseContent s = case dropWhile isSpace s of
  "" -> Right Blank
  '=' : f -> case sumP f of
    Just (e, rest) | all isSpace rest -> Right (Formula e)
                   | otherwise -> Left ("cannot read " ++ show rest)
    Nothing -> Left ("bad formula " ++ show f)
  t | Just n <- readMaybe t -> Right (Formula (Lit n))
    | otherwise -> Right (Label t)

tok :: Char -> P ()
tok c s = case dropWhile isSpace s of
  x : rest | x == c -> Just ((), rest)
  _ -> Nothing

chain :: [Char] -> P Formula -> P Formula
chain ops item s = item s >>= uncurry more
  where
    more left rest = case dropWhile isSpace rest of
      c : rest' | c `elem` ops, Just (right, rest'') <- item rest' -> more (Op c left right) rest''
      _ -> Just (left, rest)

sumP, productP, atomP :: P Formula
sumP = chain "+-" productP
productP = chain "*/" atomP
atomP s = case dropWhile isSpace s of
  '(' : rest -> do
    (e, r) <- sumP rest
    (_, r') <- tok ')' r
    Just (e, r')
  '-' : rest -> do
    (e, r) <- atomP rest
    Just (Op '-' (Lit 0) e, r)
  t@(c : _)
    | isDigit c -> let (ds, r) = span (\x -> isDigit x || x == '.') t in (\n -> (Lit n, r)) <$> readMaybe (if last ds == '.' then ds ++ "0" else ds)
    | [(ref, r)] <- reads t -> Just (Cell ref, r)
    | isAlpha c -> do
        let (name, r) = span isAlpha t
        (_, r') <- tok '(' r
        (args, r'') <- argsP r'
        Just (Fn (map toUpper name) args, r'')
  _ -> Nothing

argsP :: P [Arg]
argsP s
  | Just (_, r) <- tok ')' s = Just ([], r)
  | otherwise = do
      (a, r) <- argP s
      case tok ',' r of
        Just (_, r') -> argsP r' >>= \(as, r'') -> Just (a : as, r'')
        Nothing -> tok ')' r >>= \(_, r') -> Just ([a], r')

argP :: P Arg
argP s = case sumP s of
  Just (Cell a, r) | Just (_, r') <- tok ':' r, Just (Cell b, r'') <- atomP r' -> Just (Range a b, r'')
  other -> fmap (\(e, r) -> (One e, r)) other

-- Evaluation

type Sheet = Map Ref Content

references :: Formula -> [Ref]
references f = case f of
  Lit _ -> []
  Cell r -> [r]
  Op _ a b -> references a ++ references b
  Fn _ args -> concatMap arg args
  where arg (One e) = references e
        arg (Range a b) = range (a, b)

-- Cells on a cycle, or that depend on one, found before evaluation so that the knot below is safe.
circular :: Sheet -> Set.Set Ref
circular sheet = Map.keysSet (Map.filterWithKey (\r _ -> loops Set.empty [r]) sheet)
  where
    deps r = case Map.lookup r sheet of
      Just (Formula f) -> references f
      _ -> []
    loops _ [] = False
    loops seen (r : rs) = any (reaches r Set.empty) (deps r) || (r `Set.notMember` seen && loops (Set.insert r seen) (deps r ++ rs))
    reaches goal seen r
      | r == goal = True
      | r `Set.member` seen = False
      | otherwise = any (reaches goal (Set.insert r seen)) (deps r)

calculate :: Sheet -> Map Ref Value
calculate sheet = values
  where
    bad = circular sheet
    values = Map.mapWithKey value sheet
    value r _ | r `Set.member` bad = Error "CYCLE"
    value _ Blank = Empty
    value _ (Label s) = Text s
    value _ (Formula f) = either Error Number (eval f)
    at r = Map.findWithDefault Empty r values
    eval (Lit n) = Right n
    eval (Cell r) = number (at r)
    eval (Op c a b) = do
      x <- eval a
      y <- eval b
      case c of
        '+' -> Right (x + y)
        '-' -> Right (x - y)
        '*' -> Right (x * y)
        _ | y == 0 -> Left "DIV"
          | otherwise -> Right (x / y)
    eval (Fn name args) = concat <$> mapM argument args >>= function name
    argument (One e) = pure <$> eval e
    argument (Range a b) = sequence [number v | r <- range (a, b), let v = at r, relevant v]
    relevant (Text _) = False
    relevant Empty = False
    relevant _ = True

number :: Value -> Either String Double
number (Number n) = Right n
number Empty = Right 0
number (Text _) = Left "VALUE"
number (Error e) = Left e

function :: String -> [Double] -> Either String Double
function "SUM" xs = Right (sum xs)
function "COUNT" xs = Right (fromIntegral (length xs))
function "AVG" xs | not (null xs) = Right (sum xs / fromIntegral (length xs))
function "MAX" xs@(_ : _) = Right (maximum xs)
function "MEDIAN" xs | n > 0 = Right ((sort xs !! (n `div` 2) + sort xs !! ((n - 1) `div` 2)) / 2)
  where n = length xs
function "IF" [c, a, b] = Right (if c /= 0 then a else b)
function _ _ = Left "NAME"

-- Display

table :: Map Ref Value -> [String]
table vs = intercalate "|" (pads (widths !! 0) "" : zipWith pads (tail widths) heads) : map line (zip [1 :: Int ..] grid)
  where
    (cols, rs) = (1 + maximum (map column (Map.keys vs)), 1 + maximum (map row (Map.keys vs)))
    grid = [[maybe "" show (Map.lookup (Ref c r) vs) | c <- [0 .. cols - 1]] | r <- [0 .. rs - 1]]
    heads = [filter isUpper (show (Ref c 0)) | c <- [0 .. cols - 1]]
    widths = length (show rs) : map (maximum . map length) (transpose (heads : grid))
    line (n, cells) = intercalate "|" (pads (head widths) (show n) : zipWith pads (tail widths) cells)
    pads w s = replicate (w - length s) ' ' ++ s

load :: [[String]] -> (Sheet, [String])
load rows' = (Map.fromList [(r, c) | (r, Right c) <- cells], [show r ++ ": " ++ e | (r, Left e) <- cells])
  where cells = [(Ref c r, parseContent s) | (r, line) <- zip [0 ..] rows', (c, s) <- zip [0 ..] line]

main :: IO ()
main = do
  let (sheet, problems) = load
        [ ["item", "price", "count", "total"]
        , ["apples", "1.25", "12", "=B2*C2"]
        , ["pears", "0.8", "30", "=B3 * C3"]
        , ["plums", "3", "", "=B4*C4"]
        , ["sum", "", "=SUM(C2:C4)", "=sum(D2:D4)"]
        , ["mean", "=AVG(B2:B4)", "=D5/C5", "=IF(C5 - 42, 1, 2)"]
        , ["=A1+1", "=E9", "=1/0", "=SUM(A7:C7)"]
        , ["=B8", "=C8+1", "=A8", "=A8"]
        , ["=median(3, 1, B2:B4)", "=max()", "=foo(1)", "=-(2 - 5) * -2"]
        , ["=1 +", "=A1:", "=((2))", "=COUNT(A1:D9)"] ]
  mapM_ putStrLn (table (calculate sheet))
  mapM_ putStrLn problems
  print (map (read :: String -> Ref) ["A1", "Z10", "AA1", "BC23"], [Ref c 0 | c <- [0, 25, 26, 51, 52, 701, 702]])
  let changed = Map.insert (read "C4") (Formula (Lit 100)) sheet
      before = calculate sheet
      after = calculate changed
  forM_ (Map.toList after) $ \(r, v) ->
    if Map.lookup r before /= Just v then putStrLn (show r ++ " is now " ++ show v) else return ()
  print (Set.toList (circular sheet))
  print (bounds (listArray (Ref 0 0, Ref 1 2) "abcdef"), elems (listArray (Ref 0 0, Ref 1 1) [1 :: Int ..]))
