-- | A pretty printer: documents that know how they may be broken into lines.
--
-- A 'group' is laid out on one line if that fits the width, and else with each of
-- its own lines broken. Inner groups decide for themselves.
module Pretty
  ( -- * Documents
    Doc
  , nil
  , text
  , line
  , softbreak
  , hardline
  , nest
  , group
    -- * Combining
  , (<+>)
  , hsep
  , vsep
  , fillSep
  , punctuate
  , enclose
  , list
    -- * Layout
  , render
  , flat
  , lineCount
  , isFlat
    -- * Values
  , Pretty (..)
  , Term (..)
  , showTerm
    -- * Paragraphs and tables
  , wrap
  , Align (..)
  , column
  , table
    -- * Properties
  , prop_text
  , prop_nestNothing
  , prop_groupTwice
  , prop_appendTexts
  , prop_wideIsFlat
  , prop_sameWords
  , prop_wrapWords
  , prop_wrapWidth
  , prop_columnWidth
  , prop_flatCount
  ) where

import Data.Char (isPrint, isSpace)
import Data.List (intercalate, transpose)
import Test.QuickCheck (Property, (==>))

-- | A document. It is looked at by rendering it.
data Doc
  = Nil
  | Text String
  | Line String
  | Hard
  | Cat Doc Doc
  | Nest Int Doc
  | Group Doc

instance Semigroup Doc where
  Nil <> d = d
  d <> Nil = d
  c <> d = Cat c d

instance Monoid Doc where
  mempty = Nil

-- | The document without anything.
nil :: Doc
nil = Nil

-- | A text. A newline in it always breaks the line.
text :: String -> Doc
text s = case break (== '\n') s of
  ([], []) -> Nil
  (start, []) -> Text start
  ([], _ : rest) -> Hard <> text rest
  (start, _ : rest) -> Text start <> Hard <> text rest

-- | A new line, or a space in a group that fits.
line :: Doc
line = Line " "

-- | A new line, or nothing in a group that fits.
softbreak :: Doc
softbreak = Line ""

-- | A new line in any case. A group with one in it never fits.
hardline :: Doc
hardline = Hard

-- | Indent the lines that begin in a document by so many more columns.
nest :: Int -> Doc -> Doc
nest 0 d = d
nest n d = case d of
  Nil -> Nil
  Text s -> Text s
  Nest m e -> Nest (n + m) e
  _ -> Nest n d

-- | Lay a document out on one line if it fits.
group :: Doc -> Doc
group d = case d of
  Group _ -> d
  Nil -> d
  Text _ -> d
  _ -> Group d

infixr 6 <+>

-- | Two documents with a space between them, unless one of them is empty.
(<+>) :: Doc -> Doc -> Doc
Nil <+> d = d
c <+> Nil = c
c <+> d = c <> Text " " <> d

hsep :: [Doc] -> Doc
hsep = foldr (<+>) Nil

vsep :: [Doc] -> Doc
vsep = separated line

-- | As many documents on each line as fit.
fillSep :: [Doc] -> Doc
fillSep [] = Nil
fillSep (d : ds) = d <> foldMap (\e -> group (line <> e)) ds

separated :: Doc -> [Doc] -> Doc
separated _ [] = Nil
separated sep ds = foldr1 (\c d -> c <> sep <> d) ds

-- | Put a document behind each one but the last.
punctuate :: Doc -> [Doc] -> [Doc]
punctuate p (c : d : ds) = (c <> p) : punctuate p (d : ds)
punctuate _ ds = ds

-- | A document between two others, on its own lines if it does not fit.
enclose :: Doc -> Doc -> Doc -> Doc
enclose open close d = group (open <> nest 2 (softbreak <> d) <> softbreak <> close)

-- | Documents in brackets with commas.
list :: [Doc] -> Doc
list [] = Text "[]"
list ds = enclose (Text "[") (Text "]") (vsep (punctuate (Text ",") ds))

data Mode = Flat | Broken
  deriving (Eq)

-- | The text of a document in lines of at most so many columns, where possible.
render :: Int -> Doc -> String
render width doc = layout 0 [(0, Broken, doc)]
  where
    layout _ [] = ""
    layout col ((i, mode, d) : rest) = case d of
      Nil -> layout col rest
      Text s -> s ++ layout (col + length s) rest
      Line s
        | mode == Flat -> s ++ layout (col + length s) rest
        | mode == Broken -> newline i rest
        | otherwise -> error "Pretty.render: no such mode"
      Hard -> newline i rest
      Cat c e -> layout col ((i, mode, c) : (i, mode, e) : rest)
      Nest n e -> layout col ((i + n, mode, e) : rest)
      Group e
        | mode == Flat -> layout col ((i, Flat, e) : rest)
        | fits (width - col) ((i, Flat, e) : rest) -> layout col ((i, Flat, e) : rest)
        | otherwise -> layout col ((i, Broken, e) : rest)
    newline i rest = '\n' : replicate indent ' ' ++ layout indent rest
      where
        indent = max 0 (min i deepest)

-- The deepest indentation. More of it would help no reader.
deepest :: Int
deepest = 60

-- Does the text up to the next line break have at most so many columns?
fits :: Int -> [(Int, Mode, Doc)] -> Bool
fits room _ | room < 0 = False
fits _ [] = True
fits room ((i, mode, d) : rest) = case d of
  Nil -> fits room rest
  Text s -> fits (room - length s) rest
  Line s
    | mode == Flat -> fits (room - length s) rest
    | otherwise -> True
  Hard -> mode == Broken
  Cat c e -> fits room ((i, mode, c) : (i, mode, e) : rest)
  Nest n e -> fits room ((i + n, mode, e) : rest)
  Group e -> fits room ((i, mode, e) : rest)

-- | The text of a document with no line broken but the hard ones.
flat :: Doc -> String
flat d = case d of
  Nil -> ""
  Text s -> s
  Line s -> s
  Hard -> "\n"
  Cat c e -> flat c ++ flat e
  Nest _ e -> flat e
  Group e -> flat e

-- | On how many lines a document is laid out in this width.
lineCount :: Int -> Doc -> Int
lineCount width d = 1 + length (filter (== '\n') (render width d))

-- | Is there no line break that cannot be avoided?
isFlat :: Doc -> Bool
isFlat = notElem '\n' . flat

-- | Types whose values have a document.
class Pretty a where
  pretty :: a -> Doc

  -- | For lists of such values; strings are not shown as lists.
  prettyList :: [a] -> Doc
  prettyList = list . map pretty

instance Pretty Int where
  pretty n
    | n < 0 = Text "(" <> Text (show n) <> Text ")"
    | otherwise = Text (show n)

instance Pretty Bool where
  pretty b = Text (if b then "True" else "False")

instance Pretty Char where
  pretty c = Text ("'" ++ escaped '\'' c ++ "'")
  prettyList s = Text ("\"" ++ concatMap (escaped '"') s ++ "\"")

instance Pretty a => Pretty [a] where
  pretty = prettyList

instance Pretty a => Pretty (Maybe a) where
  pretty Nothing = Text "Nothing"
  pretty (Just x) = Text "Just" <+> pretty x

instance (Pretty a, Pretty b) => Pretty (a, b) where
  pretty (x, y) = enclose (Text "(") (Text ")") (vsep (punctuate (Text ",") [pretty x, pretty y]))

-- A character inside quotes of this kind.
escaped :: Char -> Char -> String
escaped quote c
  | c == quote || c == '\\' = ['\\', c]
  | c == '\n' = "\\n"
  | c == '\t' = "\\t"
  | quote /= '"' && quote /= '\'' = error "Pretty.escaped: no such quote"
  | isPrint c = [c]
  | otherwise = "\\" ++ show (fromEnum c) ++ "\\&"

-- | Data of a functional language.
data Term
  = Number Int
  | Str String
  | Con String [Term]
  | Record String [(String, Term)]
  | List [Term]
  deriving (Eq, Show)

instance Pretty Term where
  pretty = prettyTerm False

-- A term, in brackets if it is an argument and has arguments.
prettyTerm :: Bool -> Term -> Doc
prettyTerm argument term = case term of
  Number n -> pretty n
  Str s -> pretty s
  List ts -> list (map pretty ts)
  Con c [] -> text c
  Con c ts
    | argument -> enclose (Text "(") (Text ")") (application c ts)
    | otherwise -> application c ts
  Record c [] -> text c <> Text "{}"
  Record c fields -> enclose (text c <> Text "{") (Text "}") (vsep (punctuate (Text ",") (map field fields)))
  where
    application c ts = case ts of
      [] -> error "Pretty.prettyTerm: no arguments"
      _ -> group (nest 2 (vsep (text c : map (prettyTerm True) ts)))
    field (f, t) = text f <+> Text "=" <+> pretty t

-- | A term in lines of at most so many columns, where possible.
showTerm :: Int -> Term -> String
showTerm width = render width . pretty

-- | The words of a text in lines of at most so many columns, where possible.
wrap :: Int -> String -> [String]
wrap width = lines . render width . fillSep . map Text . words

data Align = LeftAlign | RightAlign | Centre
  deriving (Eq, Show, Enum, Bounded)

-- | A text in a column of so many characters. Longer texts are cut, with a dot for
-- what is missing.
column :: Align -> Int -> String -> String
column align width s
  | width <= 0 = ""
  | missing < 0 = take (width - 1) s ++ "."
  | otherwise = case align of
      LeftAlign -> s ++ spaces missing
      RightAlign -> spaces missing ++ s
      Centre -> spaces before ++ s ++ spaces (missing - before)
  where
    missing = width - length s
    before = missing `div` 2
    spaces n
      | n < 0 = error "Pretty.column: negative space"
      | otherwise = replicate n ' '

-- | Rows of texts in columns as wide as their longest text.
table :: [Align] -> [[String]] -> String
table aligns rows = concatMap (finish . intercalate " | " . cells) rows
  where
    widths = map (maximum . map length) (transpose rows)
    cells = zipWith3 column (aligns ++ repeat LeftAlign) widths
    finish row = reverse (dropWhile isSpace (reverse row)) ++ "\n"

prop_text :: Int -> String -> Bool
prop_text width s = render width (text s) == s

prop_nestNothing :: Int -> Term -> Bool
prop_nestNothing width t = render width (nest 3 (nest (-3) (pretty t))) == showTerm width t

prop_groupTwice :: Int -> [String] -> Bool
prop_groupTwice width ss = render width (group (group d)) == render width (group d)
  where
    d = vsep (map text ss)

prop_appendTexts :: Int -> String -> String -> Bool
prop_appendTexts width s t = render width (text s <> text t) == render width (text (s ++ t))

prop_wideIsFlat :: Term -> Property
prop_wideIsFlat t = isFlat d ==> render (length (flat d)) (group d) == flat d
  where
    d = pretty t

prop_sameWords :: Int -> [Int] -> Bool
prop_sameWords width ns = visible (render width (pretty ns)) == visible (flat (pretty ns))
  where
    visible = filter (not . isSpace)

prop_wrapWords :: Int -> String -> Bool
prop_wrapWords width s = concatMap words (wrap width s) == words s

prop_wrapWidth :: Int -> String -> Property
prop_wrapWidth width s =
  all ((<= width) . length) (words s) ==> all ((<= width) . length) (wrap width s)

prop_columnWidth :: Align -> Int -> String -> Bool
prop_columnWidth align width s = length (column align width s) == max 0 width

prop_flatCount :: [String] -> Bool
prop_flatCount ss = lineCount maxBound (group d) == 1 || not (isFlat d)
  where
    d = list (map text ss)
