-- | Descriptions of languages to begin with.
module Text.Parsec.Language
  ( haskellDef, haskell, mondrianDef, mondrian, emptyDef, haskellStyle, javaStyle, LanguageDef, GenLanguageDef
  ) where

import Text.Parsec.Char
import Text.Parsec.Prim
import Text.Parsec.Token

-- | No comments, no reserved words.
emptyDef :: LanguageDef st
emptyDef = LanguageDef
  { commentStart = ""
  , commentEnd = ""
  , commentLine = ""
  , nestedComments = True
  , identStart = letter <|> char '_'
  , identLetter = alphaNum <|> oneOf "_'"
  , opStart = oneOf symbols
  , opLetter = oneOf symbols
  , reservedOpNames = []
  , reservedNames = []
  , caseSensitive = True
  }
  where symbols = ":!#$%&*+./<=>?@\\^|-~"

-- | Comments as in Haskell.
haskellStyle :: LanguageDef st
haskellStyle = emptyDef { commentStart = "{-", commentEnd = "-}", commentLine = "--", identStart = letter }

-- | Comments as in Java; upper and lower case are the same.
javaStyle :: LanguageDef st
javaStyle = emptyDef { commentStart = "/*", commentEnd = "*/", commentLine = "//", identStart = letter, caseSensitive = False }

-- | Haskell's lexemes.
haskell :: TokenParser st
haskell = makeTokenParser haskellDef

-- | Haskell with a few extensions.
haskellDef :: LanguageDef st
haskellDef = haskellStyle
  { identLetter = identLetter haskellStyle <|> char '#'
  , reservedOpNames = words ":: .. = \\ | <- -> @ ~ =>"
  , reservedNames = words "let in case of if then else data type class default deriving do import infix infixl infixr instance module newtype \
      \where primitive foreign import export primitive _ccall_ _casm_ forall"
  }

-- | Mondrian's lexemes.
mondrian :: TokenParser st
mondrian = makeTokenParser mondrianDef

-- | The language Mondrian.
mondrianDef :: LanguageDef st
mondrianDef = javaStyle
  { reservedNames = words "case class default extends import in let new of package"
  , caseSensitive = True
  }
