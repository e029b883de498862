-- | Documents whose layout is chosen to fit a page: the algebra of Hughes and Peyton Jones. A document stands for the set of its layouts.
module Text.PrettyPrint.HughesPJ
  ( Doc, TextDetails(..)
  , char, text, ptext, sizedText, zeroWidthText, int, integer, float, double, rational
  , semi, comma, colon, space, equals, lparen, rparen, lbrack, rbrack, lbrace, rbrace
  , parens, brackets, braces, quotes, doubleQuotes, maybeParens, maybeBrackets, maybeBraces, maybeQuotes, maybeDoubleQuotes
  , empty, (<>), (<+>), hcat, hsep, ($$), ($+$), vcat, sep, cat, fsep, fcat, nest, hang, punctuate
  , isEmpty, first, reduceDoc
  , render, Style(..), style, renderStyle, Mode(..), fullRender
  ) where

import Prelude hiding ((<>))
import Control.DeepSeq (NFData(..))
import Data.String (IsString(..))

infixl 6 <>, <+>
infixl 5 $$, $+$

-- | A piece of text.
data TextDetails = Chr !Char | Str String | PStr String
  deriving (Show, Eq)

instance NFData TextDetails where
  rnf (Chr c) = rnf c
  rnf (Str s) = rnf s
  rnf (PStr s) = rnf s

-- | Documents.
data Doc
  = Empty
  | NewLine Doc -- a line break, then the rest
  | Text TextDetails !Int Doc -- text of a width; what follows stands beside it and has no line of its own before it
  | Nest !Int Doc -- indented
  | Either Doc Doc -- layouts; those of the left have first lines that are no shorter
  | None -- no layout
  | Beside Doc Bool Doc -- not yet worked out; with a space between, or none
  | Above Doc Bool Doc -- not yet worked out; never on one line, or the second may begin beside the end of the first

instance Semigroup Doc where
  (<>) = beside_ False

instance Monoid Doc where
  mempty = empty

instance IsString Doc where
  fromString = text

instance Show Doc where
  showsPrec _ doc rest = fullRender (mode style) (lineLength style) (ribbonsPerLine style) txtPrinter rest doc

instance Eq Doc where
  a == b = render a == render b

instance NFData Doc where
  rnf d = case d of
    Empty -> ()
    NewLine p -> rnf p
    Text t n p -> rnf t `seq` n `seq` rnf p
    Nest k p -> k `seq` rnf p
    Either p q -> rnf p `seq` rnf q
    None -> ()
    Beside p g q -> g `seq` rnf p `seq` rnf q
    Above p g q -> g `seq` rnf p `seq` rnf q

-- | One character.
char :: Char -> Doc
char c = Text (Chr c) 1 Empty

-- | Text without line breaks.
text :: String -> Doc
text s = Text (Str s) (length s) Empty

-- | Text without line breaks.
ptext :: String -> Doc
ptext s = Text (PStr s) (length s) Empty

-- | Text that counts as so wide.
sizedText :: Int -> String -> Doc
sizedText n s = Text (Str s) n Empty

-- | Text that takes no room.
zeroWidthText :: String -> Doc
zeroWidthText = sizedText 0

-- | No text at all; the identity of all ways to put documents together.
empty :: Doc
empty = Empty

-- | Whether the document is empty.
isEmpty :: Doc -> Bool
isEmpty Empty = True
isEmpty _ = False

semi, comma, colon, space, equals, lparen, rparen, lbrack, rbrack, lbrace, rbrace :: Doc
-- | @;@
semi = char ';'
-- | @,@
comma = char ','
-- | @:@
colon = char ':'
-- | A space.
space = char ' '
-- | @=@
equals = char '='
-- | @(@
lparen = char '('
-- | @)@
rparen = char ')'
-- | @[@
lbrack = char '['
-- | @]@
rbrack = char ']'
-- | @{@
lbrace = char '{'
-- | @}@
rbrace = char '}'

-- | A number.
int :: Int -> Doc
int = text . show

-- | A number.
integer :: Integer -> Doc
integer = text . show

-- | A number.
float :: Float -> Doc
float = text . show

-- | A number.
double :: Double -> Doc
double = text . show

-- | A number.
rational :: Rational -> Doc
rational = text . show

parens, brackets, braces, quotes, doubleQuotes :: Doc -> Doc
-- | In parentheses.
parens p = char '(' <> p <> char ')'
-- | In brackets.
brackets p = char '[' <> p <> char ']'
-- | In braces.
braces p = char '{' <> p <> char '}'
-- | In single quotes.
quotes p = char '\'' <> p <> char '\''
-- | In double quotes.
doubleQuotes p = char '"' <> p <> char '"'

maybeParens, maybeBrackets, maybeBraces, maybeQuotes, maybeDoubleQuotes :: Bool -> Doc -> Doc
-- | In parentheses, if the condition holds.
maybeParens b = if b then parens else id
-- | In brackets, if the condition holds.
maybeBrackets b = if b then brackets else id
-- | In braces, if the condition holds.
maybeBraces b = if b then braces else id
-- | In single quotes, if the condition holds.
maybeQuotes b = if b then quotes else id
-- | In double quotes, if the condition holds.
maybeDoubleQuotes b = if b then doubleQuotes else id

-- | Beside each other.
(<>) :: Doc -> Doc -> Doc
p <> q = beside_ False p q

-- | Beside each other with a space, unless one is empty.
(<+>) :: Doc -> Doc -> Doc
p <+> q = beside_ True p q

-- | Above each other; the second begins on the last line of the first if it is indented beyond its end.
($$) :: Doc -> Doc -> Doc
p $$ q = above_ False p q

-- | Above each other.
($+$) :: Doc -> Doc -> Doc
p $+$ q = above_ True p q

beside_ :: Bool -> Doc -> Doc -> Doc
beside_ _ p Empty = p
beside_ _ Empty q = q
beside_ g p q = Beside p g q

above_ :: Bool -> Doc -> Doc -> Doc
above_ _ p Empty = p
above_ _ Empty q = q
above_ g p q = Above p g q

-- | All beside each other.
hcat :: [Doc] -> Doc
hcat = foldr (<>) empty

-- | All beside each other with spaces.
hsep :: [Doc] -> Doc
hsep = foldr (<+>) empty

-- | All above each other.
vcat :: [Doc] -> Doc
vcat = foldr ($$) empty

-- | Indented by so many columns, which may be negative.
nest :: Int -> Doc -> Doc
nest k p = indented k (reduceDoc p)

-- | The second beside the first, or below and indented.
hang :: Doc -> Int -> Doc -> Doc
hang p n q = sep [p, nest n q]

-- | With a document after each but the last.
punctuate :: Doc -> [Doc] -> [Doc]
punctuate _ [] = []
punctuate p (x : xs) = go x xs
  where
    go y [] = [y]
    go y (z : zs) = (y <> p) : go z zs

-- | All on one line with spaces if that fits, otherwise above each other.
sep :: [Doc] -> Doc
sep = oneLineOr True

-- | All on one line if that fits, otherwise above each other.
cat :: [Doc] -> Doc
cat = oneLineOr False

-- | As many on each line as fit, with spaces.
fsep :: [Doc] -> Doc
fsep = fill True

-- | As many on each line as fit.
fcat :: [Doc] -> Doc
fcat = fill False

-- | The document worked out as far as its first constructor: neither `Beside` nor `Above`.
reduceDoc :: Doc -> Doc
reduceDoc (Beside p g q) = beside p g (reduceDoc q)
reduceDoc (Above p g q) = above p g (reduceDoc q)
reduceDoc p = p

-- | The first document if it has a layout, otherwise the second.
first :: Doc -> Doc -> Doc
first p q = if hasLayout p then p else q
  where
    hasLayout d = case d of
      None -> False
      Text _ _ r -> hasLayout r
      Nest _ r -> hasLayout r
      _ -> True

indented :: Int -> Doc -> Doc
indented k (Nest j p) = indented (k + j) p
indented _ None = None
indented _ Empty = Empty
indented 0 p = p
indented k p = Nest k p

-- the second argument is worked out
beside :: Doc -> Bool -> Doc -> Doc
beside d g q = case d of
  None -> None
  Either p1 p2 -> Either (beside p1 g q) (beside p2 g q)
  Empty -> q
  Nest k p -> Nest k (beside p g q)
  Beside p1 g1 q1
    | g1 == g -> beside p1 g1 (beside q1 g q)
    | otherwise -> beside (reduceDoc d) g q
  Above _ _ _ -> beside (reduceDoc d) g q
  NewLine p -> NewLine (beside p g q)
  Text s n p -> Text s n (case p of
    Empty -> afterText g q
    _ -> beside p g q)

-- a document that goes on after text: its indentation does not count
afterText :: Bool -> Doc -> Doc
afterText _ Empty = Empty
afterText g (Nest _ p) = afterText g p
afterText g p = if g then Text (Chr ' ') 1 p else p

above :: Doc -> Bool -> Doc -> Doc
above (Above p g1 q1) g2 q2 = above p g1 (above q1 g2 q2)
above p@(Beside _ _ _) g q = aboveIndented (reduceDoc p) g 0 (reduceDoc q)
above p g q = aboveIndented p g 0 (reduceDoc q)

-- the second below the first, indented by k more than the first
aboveIndented :: Doc -> Bool -> Int -> Doc -> Doc
aboveIndented d g k q = case d of
  None -> None
  Either p1 p2 -> Either (aboveIndented p1 g k q) (aboveIndented p2 g k q)
  Empty -> indented k q
  Nest j p -> Nest j (aboveIndented p g (k - j) q)
  NewLine p -> NewLine (aboveIndented p g k q)
  Text s n p -> Text s n (let j = k - n in case p of
    Empty -> belowText g j q
    _ -> aboveIndented p g j q)
  _ -> aboveIndented (reduceDoc d) g k q

-- a document below text that ends k columns before it: on the same line if it may and there is room
belowText :: Bool -> Int -> Doc -> Doc
belowText g k d = k `seq` case d of
  Empty -> Empty
  Nest j q -> belowText g (k + j) q
  q | not g && k > 0 -> Text (Str (replicate k ' ')) k q
    | otherwise -> NewLine (indented k q)

oneLineOr :: Bool -> [Doc] -> Doc
oneLineOr _ [] = empty
oneLineOr g (p : ps) = separate g (reduceDoc p) 0 ps

-- the first, worked out, and the others, which are indented by k more
separate :: Bool -> Doc -> Int -> [Doc] -> Doc
separate g d k ys = k `seq` case d of
  None -> None
  Either p q -> Either (separate g p k ys) (aboveIndented q False k (reduceDoc (vcat ys)))
  Empty -> indented k (oneLineOr g ys)
  Nest n p -> Nest n (separate g p (k - n) ys)
  NewLine p -> NewLine (aboveIndented p False k (reduceDoc (vcat ys)))
  Text s n p -> Text s n (separateAfterText g p (k - n) ys)
  _ -> separate g (reduceDoc d) k ys

separateAfterText :: Bool -> Doc -> Int -> [Doc] -> Doc
separateAfterText g d k ys = case d of
  Nest _ p -> separateAfterText g p k ys
  Empty -> either_ (oneLine (afterText g (reduceDoc ((if g then hsep else hcat) ys)))) (belowText False k (reduceDoc (vcat ys)))
  _ -> separate g d k ys

either_ :: Doc -> Doc -> Doc
either_ Empty _ = Empty
either_ p q = Either p q

-- the layout of one line, if there is one
oneLine :: Doc -> Doc
oneLine d = case d of
  None -> None
  Empty -> Empty
  NewLine _ -> None
  Text s n p -> Text s n (oneLine p)
  Nest k p -> Nest k (oneLine p)
  Either p _ -> oneLine p
  _ -> oneLine (reduceDoc d)

fill :: Bool -> [Doc] -> Doc
fill _ [] = empty
fill g (p : ps) = filled g (reduceDoc p) 0 ps

filled :: Bool -> Doc -> Int -> [Doc] -> Doc
filled g d k ys = k `seq` case d of
  None -> None
  Either p q -> Either (filled g p k ys) (aboveIndented q False k (fill g ys))
  Empty -> indented k (fill g ys)
  Nest n p -> Nest n (filled g p (k - n) ys)
  NewLine p -> NewLine (aboveIndented p False k (fill g ys))
  Text s n p -> Text s n (filledAfterText g p (k - n) ys)
  _ -> filled g (reduceDoc d) k ys

filledAfterText :: Bool -> Doc -> Int -> [Doc] -> Doc
filledAfterText g d k ys = case d of
  Nest _ p -> filledAfterText g p k ys
  Empty -> case ys of
    [] -> Empty
    Empty : rest -> filledAfterText g Empty k rest
    y : rest ->
      let k' = if g then k - 1 else k
      in either_ (afterText g (filled g (unindented (oneLine (reduceDoc y))) k' rest)) (belowText False k (fill g ys))
  _ -> filled g d k ys
  where
    unindented (Nest _ p) = p
    unindented p = p

-- the best layout for a width of lines and of the text on them
best :: Int -> Int -> Doc -> Doc
best w0 ribbon = get w0
  where
    get w d = case d of
      NewLine p -> NewLine (get w p)
      Text s n p -> Text s n (getAfter w n p)
      Nest k p -> Nest k (get (w - k) p)
      Either p q -> nicest w 0 (get w p) (get w q)
      Beside _ _ _ -> get w (reduceDoc d)
      Above _ _ _ -> get w (reduceDoc d)
      _ -> d
    -- after text of a width on the same line
    getAfter w n d = case d of
      NewLine p -> NewLine (get (w - n) p)
      Text s m p -> Text s m (getAfter w (n + m) p)
      Nest _ p -> getAfter w n p
      Either p q -> nicest w n (getAfter w n p) (getAfter w n q)
      Beside _ _ _ -> getAfter w n (reduceDoc d)
      Above _ _ _ -> getAfter w n (reduceDoc d)
      _ -> d
    nicest w n p q = if fits (min w ribbon - n) p then p else q

-- whether the first line fits
fits :: Int -> Doc -> Bool
fits n d
  | n < 0 = False
  | otherwise = case d of
      None -> False
      Text _ m p -> fits (n - m) p
      _ -> True

-- | How lines are broken.
data Mode = PageMode | ZigZagMode | LeftMode | OneLineMode
  deriving (Eq, Show)

-- | The mode, the length of a line, and how many times the text on a line (without indentation) fits into one.
data Style = Style { mode :: Mode, lineLength :: Int, ribbonsPerLine :: Float }
  deriving (Show, Eq)

-- | Pages of 100 columns, 67 of them with text.
style :: Style
style = Style { lineLength = 100, ribbonsPerLine = 1.5, mode = PageMode }

-- | The text of a document, by `style`.
render :: Doc -> String
render = renderStyle style

-- | The text of a document.
renderStyle :: Style -> Doc -> String
renderStyle s = fullRender (mode s) (lineLength s) (ribbonsPerLine s) txtPrinter ""

-- | A piece of text before others.
txtPrinter :: TextDetails -> String -> String
txtPrinter t rest = case t of
  Chr c -> c : rest
  Str s -> s ++ rest
  PStr s -> s ++ rest

-- | Folds over the pieces of the text of a document.
fullRender :: Mode -> Int -> Float -> (TextDetails -> a -> a) -> a -> Doc -> a
fullRender how width ribbons put end doc = case how of
    OneLineMode -> plain (Chr ' ') (\_ q -> q) (reduceDoc doc)
    LeftMode -> plain newLine first (reduceDoc doc)
    _ -> line 0 (best (if how == ZigZagMode then maxBound else width) ribbon (reduceDoc doc))
  where
    newLine = Chr '\n'
    ribbon = round (fromIntegral width / ribbons)
    plain brk choose d = case d of
      None -> error "easyDisplay: NoDoc"
      Either p q -> plain brk choose (choose p q)
      Nest _ p -> plain brk choose p
      Empty -> end
      NewLine p -> put brk (plain brk choose p)
      Text s _ p -> put s (plain brk choose p)
      _ -> plain brk choose (reduceDoc d)
    gap = width - ribbon
    shift = gap `quot` 2
    -- at the beginning of a line that is indented by k
    line k d = k `seq` case d of
      Nest j p -> line (k + j) p
      Empty -> end
      NewLine p -> put newLine (line k p)
      Text s n p
        | how == ZigZagMode && k >= gap -> jump '/' (start (k - shift) s n p)
        | how == ZigZagMode && k < 0 -> jump '\\' (start (k + shift) s n p)
        | otherwise -> start k s n p
      _ -> error "display: not a layout"
    jump c rest = put newLine (put (Str (replicate shift c)) (put newLine rest))
    start k s n p = put (Str (replicate k ' ')) (put s (within (k + n) p))
    -- after text, at column k
    within k d = k `seq` case d of
      NewLine p -> put newLine (line k p)
      Text s n p -> put s (within (k + n) p)
      Nest _ p -> within k p
      Empty -> end
      _ -> error "display: not a layout"
