-- | The class of values that are documents.
module Text.PrettyPrint.HughesPJClass
  ( Pretty(..), PrettyLevel(..), prettyNormal, prettyShow, prettyParen
  , module Text.PrettyPrint.HughesPJ
  ) where

import Prelude hiding ((<>))
import Text.PrettyPrint.HughesPJ

-- | How much detail is wanted; 0 is normal.
newtype PrettyLevel = PrettyLevel Int
  deriving (Eq, Ord, Show)

-- | The normal level.
prettyNormal :: PrettyLevel
prettyNormal = PrettyLevel 0

-- | Values that are documents.
class Pretty a where
  -- | At a level and a precedence.
  pPrintPrec :: PrettyLevel -> Rational -> a -> Doc
  pPrintPrec _ _ = pPrint
  -- | At the normal level and the least precedence.
  pPrint :: a -> Doc
  pPrint = pPrintPrec prettyNormal 0
  -- | A list of them.
  pPrintList :: PrettyLevel -> [a] -> Doc
  pPrintList l = brackets . fsep . punctuate comma . map (inner l)
  {-# MINIMAL pPrintPrec | pPrint #-}

inner :: Pretty a => PrettyLevel -> a -> Doc
inner l = pPrintPrec l 0

-- | The text of a value.
prettyShow :: Pretty a => a -> String
prettyShow = render . pPrint

-- | In parentheses, if the condition holds.
prettyParen :: Bool -> Doc -> Doc
prettyParen = maybeParens

applied :: Pretty a => String -> PrettyLevel -> Rational -> a -> Doc
applied name l p x = prettyParen (p > 10) (text name <+> pPrintPrec l 11 x)

tuple :: [Doc] -> Doc
tuple = parens . fsep . punctuate comma

instance Pretty Int where pPrint = int
instance Pretty Integer where pPrint = integer
instance Pretty Float where pPrint = float
instance Pretty Double where pPrint = double
instance Pretty () where pPrint _ = text "()"
instance Pretty Bool where pPrint = text . show
instance Pretty Ordering where pPrint = text . show

instance Pretty Char where
  pPrint = char
  pPrintList _ = text . show

instance Pretty a => Pretty (Maybe a) where
  pPrintPrec _ _ Nothing = text "Nothing"
  pPrintPrec l p (Just x) = applied "Just" l p x

instance (Pretty a, Pretty b) => Pretty (Either a b) where
  pPrintPrec l p (Left x) = applied "Left" l p x
  pPrintPrec l p (Right x) = applied "Right" l p x

instance Pretty a => Pretty [a] where
  pPrintPrec l _ = pPrintList l

instance (Pretty a, Pretty b) => Pretty (a, b) where
  pPrintPrec l _ (a, b) = tuple [inner l a, inner l b]

instance (Pretty a, Pretty b, Pretty c) => Pretty (a, b, c) where
  pPrintPrec l _ (a, b, c) = tuple [inner l a, inner l b, inner l c]

instance (Pretty a, Pretty b, Pretty c, Pretty d) => Pretty (a, b, c, d) where
  pPrintPrec l _ (a, b, c, d) = tuple [inner l a, inner l b, inner l c, inner l d]

instance (Pretty a, Pretty b, Pretty c, Pretty d, Pretty e) => Pretty (a, b, c, d, e) where
  pPrintPrec l _ (a, b, c, d, e) = tuple [inner l a, inner l b, inner l c, inner l d, inner l e]

instance (Pretty a, Pretty b, Pretty c, Pretty d, Pretty e, Pretty f) => Pretty (a, b, c, d, e, f) where
  pPrintPrec l _ (a, b, c, d, e, f) = tuple [inner l a, inner l b, inner l c, inner l d, inner l e, inner l f]

instance (Pretty a, Pretty b, Pretty c, Pretty d, Pretty e, Pretty f, Pretty g) => Pretty (a, b, c, d, e, f, g) where
  pPrintPrec l _ (a, b, c, d, e, f, g) = tuple [inner l a, inner l b, inner l c, inner l d, inner l e, inner l f, inner l g]

instance (Pretty a, Pretty b, Pretty c, Pretty d, Pretty e, Pretty f, Pretty g, Pretty h) => Pretty (a, b, c, d, e, f, g, h) where
  pPrintPrec l _ (a, b, c, d, e, f, g, h) = tuple [inner l a, inner l b, inner l c, inner l d, inner l e, inner l f, inner l g, inner l h]
