-- | Parsers, by the old names.
module Text.ParserCombinators.Parsec.Prim
  ( (<?>), (<|>), Parser, GenParser, runParser, parse, parseFromFile, parseTest
  , token, tokens, tokenPrim, tokenPrimEx, try, label, labels, unexpected, pzero, many, skipMany
  , getState, setState, updateState, getPosition, setPosition, getInput, setInput
  , State(..), getParserState, setParserState
  ) where

import Text.Parsec.Error (ParseError)
import Text.Parsec.Pos (SourceName)
import Text.Parsec.Prim hiding (runParser, try)
import qualified Text.Parsec.Prim as N
import Text.Parsec.String

-- | Fails without a message.
pzero :: GenParser tok st a
pzero = parserZero

-- | Runs a parser with a state of the user's, the name of the source, and the source.
runParser :: GenParser tok st a -> st -> SourceName -> [tok] -> Either ParseError a
runParser = N.runParser

-- | The same parser; when it fails it has consumed nothing.
try :: GenParser tok st a -> GenParser tok st a
try = N.try
