-- | Parsers of lists.
module Text.Parsec.String (Parser, GenParser, parseFromFile) where

import Text.Parsec.Error
import Text.Parsec.Prim

-- | A parser of text.
type Parser = Parsec String ()

-- | A parser of tokens with a state of the user's.
type GenParser tok st = Parsec [tok] st

-- | Parses a file.
parseFromFile :: Parser a -> FilePath -> IO (Either ParseError a)
parseFromFile p path = fmap (runP p () path) (readFile path)
