-- Regular expressions by Brzozowski derivatives: parser, smart constructors, matching, a deterministic automaton,
-- its minimisation, searching and enumeration of the language.
module Main (main) where

import Data.Function (on)
import Data.List (groupBy, intercalate, nub, sort, sortBy, tails)
import Data.Ord (comparing)
import qualified Data.Map as M
import qualified Data.Set as S

data Regex
  = None
  | Epsilon
  | Chars (S.Set Char)
  | Regex :<> Regex
  | Regex :| Regex
  | Regex :& Regex
  | Star Regex
  | Not Regex
  deriving (Eq, Ord)

infixr 7 :<>
infixr 5 :|
infixr 6 :&

instance Show Regex where
  showsPrec d r = case r of
    None -> showString "0"
    Epsilon -> showString "1"
    Chars cs | [c] <- S.toList cs -> showChar c
             | otherwise -> showChar '[' . showString (S.toList cs) . showChar ']'
    a :<> b -> showParen (d > 7) (showsPrec 7 a . showsPrec 7 b)
    a :& b -> showParen (d > 6) (showsPrec 6 a . showChar '&' . showsPrec 6 b)
    a :| b -> showParen (d > 5) (showsPrec 5 a . showChar '|' . showsPrec 5 b)
    Star a -> showsPrec 9 a . showChar '*'
    Not a -> showChar '!' . showsPrec 9 a

-- Smart constructors keep the set of derivatives finite.

(<.>), (<|>), (<&>) :: Regex -> Regex -> Regex
None <.> _ = None
_ <.> None = None
Epsilon <.> r = r
r <.> Epsilon = r
(a :<> b) <.> c = a <.> (b <.> c)
a <.> b = a :<> b

a <|> b = case nub (sort (alternatives a ++ alternatives b)) of
  [] -> None
  rs | Not None `elem` rs -> Not None
     | otherwise -> foldr1 (:|) (mergeChars rs)
  where
    alternatives None = []
    alternatives (x :| y) = alternatives x ++ alternatives y
    alternatives x = [x]
    mergeChars rs = [Chars (S.unions sets) | not (null sets)] ++ [r | r <- rs, not (isChars r)]
      where sets = [s | Chars s <- rs]
    isChars (Chars _) = True
    isChars _ = False

None <&> _ = None
_ <&> None = None
Not None <&> r = r
r <&> Not None = r
a <&> b
  | a == b = a
  | a > b = b :& a
  | otherwise = a :& b

star, negation :: Regex -> Regex
star None = Epsilon
star Epsilon = Epsilon
star (Star r) = Star r
star r = Star r
negation (Not r) = r
negation r = Not r

nullable :: Regex -> Bool
nullable None = False
nullable Epsilon = True
nullable (Chars _) = False
nullable (a :<> b) = nullable a && nullable b
nullable (a :| b) = nullable a || nullable b
nullable (a :& b) = nullable a && nullable b
nullable (Star _) = True
nullable (Not a) = not (nullable a)

derive :: Char -> Regex -> Regex
derive c r = case r of
  None -> None
  Epsilon -> None
  Chars cs | c `S.member` cs -> Epsilon
           | otherwise -> None
  a :<> b | nullable a -> derive c a <.> b <|> derive c b
          | otherwise -> derive c a <.> b
  a :| b -> derive c a <|> derive c b
  a :& b -> derive c a <&> derive c b
  Star a -> derive c a <.> star a
  Not a -> negation (derive c a)

infixr 7 <.>
infixr 5 <|>

matches :: Regex -> String -> Bool
matches r = nullable . foldl (flip derive) r

-- Parsing

parse :: String -> Either String Regex
parse s = case union s of
  (r, "") -> Right r
  (_, rest) -> Left ("unexpected " ++ show (take 1 rest) ++ " at " ++ show (length s - length rest))
  where
    union = chainWith '|' (<|>) inter
    inter = chainWith '&' (<&>) sequenceOf
    chainWith c op p inp = go (p inp)
      where go (l, x : rest) | x == c = let (r, rest') = p rest in go (l `op` r, rest')
            go result = result
    sequenceOf inp = case postfix inp of
      Nothing -> (Epsilon, inp)
      Just (r, rest) -> let (r', rest') = sequenceOf rest in (r <.> r', rest')
    postfix inp = fmap suffixes (atom inp)
    suffixes (r, '*' : rest) = suffixes (star r, rest)
    suffixes (r, '+' : rest) = suffixes (r <.> star r, rest)
    suffixes (r, '?' : rest) = suffixes (r <|> Epsilon, rest)
    suffixes result = result
    atom ('(' : rest) = case union rest of
      (r, ')' : rest') -> Just (r, rest')
      _ -> Nothing
    atom ('[' : rest) | (body, ']' : rest') <- break (== ']') rest = Just (Chars (S.fromList (ranges body)), rest')
    atom ('.' : rest) = Just (Chars (S.fromList alphabet), rest)
    atom ('!' : rest) = fmap (\(r, rest') -> (negation r, rest')) (atom rest)
    atom (c : rest) | c `notElem` "|&)*+?]" = Just (Chars (S.singleton c), rest)
    atom _ = Nothing
    ranges (a : '-' : b : rest) = [a .. b] ++ ranges rest
    ranges (c : rest) = c : ranges rest
    ranges [] = []

alphabet :: String
alphabet = ['a' .. 'd'] ++ ['0' .. '3']

-- Automata

data DFA = DFA { start :: Int, accepting :: S.Set Int, moves :: M.Map (Int, Char) Int, states :: Int }

compile :: Regex -> DFA
compile r0 = explore [r0] (M.singleton r0 0) M.empty
  where
    explore [] seen table = DFA 0 (S.fromList [n | (r, n) <- M.toList seen, nullable r]) table (M.size seen)
    explore (r : queue) seen table = explore (queue ++ new) seen' table'
      where
        next = [(c, derive c r) | c <- alphabet]
        new = nub [d | (_, d) <- next, d `M.notMember` seen]
        seen' = foldl (\m d -> M.insert d (M.size m) m) seen new
        table' = foldl (\t (c, d) -> M.insert (seen M.! r, c) (seen' M.! d) t) table next

accepts :: DFA -> String -> Bool
accepts d = (`S.member` accepting d) . foldl (\s c -> moves d M.! (s, c)) (start d)

-- Moore's refinement.
minimise :: DFA -> DFA
minimise d = DFA (cls (start d)) (S.map cls (accepting d)) (M.fromList [((cls s, c), cls t) | ((s, c), t) <- M.toList (moves d)]) count
  where
    initial = M.fromList [(s, fromEnum (s `S.member` accepting d)) | s <- [0 .. states d - 1]]
    refine p = let p' = number [(s, (p M.! s, [p M.! (moves d M.! (s, c)) | c <- alphabet])) | s <- M.keys p]
               in if classes p' == classes p then p else refine p'
    number keyed = M.fromList [(s, i) | (i, grp) <- zip [0 ..] (groupBy ((==) `on` snd) (sortBy (comparing snd) keyed)), (s, _) <- grp]
    classes = S.size . S.fromList . M.elems
    final = refine initial
    cls s = final M.! s
    count = classes final

shortestWords :: Int -> DFA -> [String]
shortestWords n d = take n [reverse w | (w, s) <- bfs [("", start d)], s `S.member` accepting d]
  where
    bfs [] = []
    bfs layer@((w, _) : _)
      | length w > 6 = []
      | otherwise = layer ++ bfs [(c : v, t) | (v, s) <- layer, c <- "ab0", let t = moves d M.! (s, c), t `S.member` alive]
    alive = S.fromList (closure (accepting d))
    closure seen = let seen' = S.union seen (S.fromList [s | ((s, _), t) <- M.toList (moves d), t `S.member` seen])
                   in if seen' == seen then S.toList seen else closure seen'

search :: Regex -> String -> [String]
search r text = [take n t | t <- tails text, Just n <- [longest t]]
  where
    longest t = lastMaybe [n | (n, q) <- zip [0 ..] (scanl (flip derive) r t), n > 0, nullable q]
    lastMaybe xs = if null xs then Nothing else Just (last xs)

report :: String -> [String] -> IO ()
report src inputs = case parse src of
  Left e -> putStrLn (src ++ ": " ++ e)
  Right r -> do
    let d = compile r
        m = minimise d
    putStrLn (src ++ " = " ++ show r ++ ", " ++ show (states d) ++ " states, " ++ show (states m) ++ " minimal")
    putStrLn ("  " ++ unwords [i ++ (if matches r i then "+" else "-") | i <- inputs])
    print (and [matches r i == accepts d i && accepts d i == accepts m i | i <- inputs])
    putStrLn ("  " ++ intercalate "," (map show (shortestWords 5 m)))

main :: IO ()
main = do
  report "a(b|c)*d" ["ad", "abcd", "abc", "d", "abbbccd"]
  report "(a|b)*abb" ["abb", "aabb", "babb", "ab", "abba"]
  report "[0-3]+(b[0-3]+)?" ["1", "12b3", "b1", "", "1b"]
  report "!(.*aa.*)" ["", "a", "aba", "baab", "aa"]
  report "(a*b*)&(!(a*))" ["ab", "a", "b", "ba", ""]
  report "(ab)*|(ab)*|a(ba)*b" ["", "ab", "aba", "abab"]
  report "a**b?" ["", "aaa", "b", "aab", "bb"]
  report "(a" []
  report "a)" []
  report "*" []
  mapM_ print [fmap (`search` "ab1aab22b") (parse p) | p <- ["a+b", "[0-3]", "b.", "c"]]
  print (scanl (flip derive) (either (const None) id (parse "(ab|ac)*d")) "abac")
