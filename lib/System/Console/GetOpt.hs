-- | Options on the command line, as GNU getopt_long reads them.
module System.Console.GetOpt (getOpt, getOpt', usageInfo, ArgOrder(..), OptDescr(..), ArgDescr(..)) where

import Data.List (isPrefixOf, find)

-- | What to do with arguments that are no options.
data ArgOrder a
  = RequireOrder
  | Permute
  | ReturnInOrder (String -> a)

-- | An option: its letters, its long names, its argument, its explanation.
data OptDescr a = Option [Char] [String] (ArgDescr a) String

-- | The argument of an option.
data ArgDescr a
  = NoArg a
  | ReqArg (String -> a) String
  | OptArg (Maybe String -> a) String

instance Functor ArgOrder where
  fmap _ RequireOrder = RequireOrder
  fmap _ Permute = Permute
  fmap f (ReturnInOrder g) = ReturnInOrder (f . g)

instance Functor OptDescr where
  fmap f (Option a b d c) = Option a b (fmap f d) c

instance Functor ArgDescr where
  fmap f (NoArg a) = NoArg (f a)
  fmap f (ReqArg g s) = ReqArg (f . g) s
  fmap f (OptArg g s) = OptArg (f . g) s

data Kind a = Opt a | Unknown String | NonOpt String | EndOfOpts | Err String

-- | A table of the options under a header.
usageInfo :: String -> [OptDescr a] -> String
usageInfo header descrs = unlines (header : table)
  where
    (shorts, longs, texts) = unzip3 (concatMap entry descrs)
    table = zipWith3 (\x y z -> "  " ++ x ++ "  " ++ y ++ "  " ++ z) (same shorts) (same longs) texts
    same xs = [take (maximum (map length xs)) (x ++ repeat ' ') | x <- xs]

entry :: OptDescr a -> [(String, String, String)]
entry (Option letters names arg text) = case lines text of
  [] -> [(short, long, "")]
  d : ds -> (short, long, d) : [("", "", d') | d' <- ds]
  where
    commas = foldr1 (\a b -> a ++ ", " ++ b)
    join' [] = ""
    join' xs = commas xs
    short = join' (map (shortForm arg) letters)
    long = join' (map (longForm arg) names)

shortForm :: ArgDescr a -> Char -> String
shortForm (NoArg _) c = "-" ++ [c]
shortForm (ReqArg _ a) c = "-" ++ [c] ++ " " ++ a
shortForm (OptArg _ a) c = "-" ++ [c] ++ "[" ++ a ++ "]"

longForm :: ArgDescr a -> String -> String
longForm (NoArg _) n = "--" ++ n
longForm (ReqArg _ a) n = "--" ++ n ++ "=" ++ a
longForm (OptArg _ a) n = "--" ++ n ++ "[=" ++ a ++ "]"

-- | The options, the other arguments, the errors.
getOpt :: ArgOrder a -> [OptDescr a] -> [String] -> ([a], [String], [String])
getOpt order descrs args = (os, xs, es ++ map unrecognised us)
  where
    (os, xs, us, es) = getOpt' order descrs args
    unrecognised u = "unrecognized option `" ++ u ++ "'\n"

-- | The options, the other arguments, the unknown options, the errors.
getOpt' :: ArgOrder a -> [OptDescr a] -> [String] -> ([a], [String], [String], [String])
getOpt' _ _ [] = ([], [], [], [])
getOpt' order descrs (arg : args) = step kind order
  where
    step (Opt o) _ = (o : os, xs, us, es)
    step (Unknown u) _ = (os, xs, u : us, es)
    step (NonOpt x) RequireOrder = ([], x : rest, [], [])
    step (NonOpt x) Permute = (os, x : xs, us, es)
    step (NonOpt x) (ReturnInOrder f) = (f x : os, xs, us, es)
    step EndOfOpts RequireOrder = ([], rest, [], [])
    step EndOfOpts Permute = ([], rest, [], [])
    step EndOfOpts (ReturnInOrder f) = (map f rest, [], [], [])
    step (Err e) _ = (os, xs, us, e : es)
    (kind, rest) = next arg args descrs
    (os, xs, us, es) = getOpt' order descrs rest

next :: String -> [String] -> [OptDescr a] -> (Kind a, [String])
next ('-' : '-' : []) rest _ = (EndOfOpts, rest)
next ('-' : '-' : xs) rest descrs = long xs rest descrs
next ('-' : x : xs) rest descrs = short x xs rest descrs
next a rest _ = (NonOpt a, rest)

long :: String -> [String] -> [OptDescr a] -> (Kind a, [String])
long ls rest descrs = go args arg rest
  where
    (opt, arg) = break (== '=') ls
    with p = [o | o@(Option _ names _ _) <- descrs, Just _ <- [find (p opt) names]]
    exact = with (==)
    options = if null exact then with isPrefixOf else exact
    args = [d | Option _ _ d _ <- options]
    name = "--" ++ opt
    go (_ : _ : _) _ r = (ambiguous options name, r)
    go [NoArg a] [] r = (Opt a, r)
    go [NoArg _] ('=' : _) r = (Err ("option `" ++ name ++ "' doesn't allow an argument\n"), r)
    go [ReqArg _ d] [] [] = (required d name, [])
    go [ReqArg f _] [] (r : rs) = (Opt (f r), rs)
    go [ReqArg f _] ('=' : xs) r = (Opt (f xs), r)
    go [OptArg f _] [] r = (Opt (f Nothing), r)
    go [OptArg f _] ('=' : xs) r = (Opt (f (Just xs)), r)
    go _ _ r = (Unknown ("--" ++ ls), r)

short :: Char -> String -> [String] -> [OptDescr a] -> (Kind a, [String])
short y ys rest descrs = go args ys rest
  where
    options = [o | o@(Option letters _ _ _) <- descrs, y `elem` letters]
    args = [d | Option _ _ d _ <- options]
    name = '-' : [y]
    go (_ : _ : _) _ r = (ambiguous options name, r)
    go (NoArg a : _) [] r = (Opt a, r)
    go (NoArg a : _) xs r = (Opt a, ('-' : xs) : r)
    go (ReqArg _ d : _) [] [] = (required d name, [])
    go (ReqArg f _ : _) [] (r : rs) = (Opt (f r), rs)
    go (ReqArg f _ : _) xs r = (Opt (f xs), r)
    go (OptArg f _ : _) [] r = (Opt (f Nothing), r)
    go (OptArg f _ : _) xs r = (Opt (f (Just xs)), r)
    go [] [] r = (Unknown name, r)
    go [] xs r = (Unknown name, ('-' : xs) : r)

ambiguous :: [OptDescr a] -> String -> Kind a
ambiguous options name = Err (usageInfo ("option `" ++ name ++ "' is ambiguous; could be one of:") options)

required :: String -> String -> Kind a
required d name = Err ("option `" ++ name ++ "' requires an argument " ++ d ++ "\n")
