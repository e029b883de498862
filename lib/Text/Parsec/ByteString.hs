-- | Parsers of byte strings, as characters of 8 bits.
module Text.Parsec.ByteString (Parser, GenParser, parseFromFile) where

import qualified Data.ByteString.Char8 as B
import Text.Parsec.Error
import Text.Parsec.Prim

-- | A parser of bytes.
type Parser = Parsec B.ByteString ()

-- | A parser of bytes with a state of the user's.
type GenParser st = Parsec B.ByteString st

-- | Parses a file.
parseFromFile :: Parser a -> FilePath -> IO (Either ParseError a)
parseFromFile p path = fmap (runP p () path) (B.readFile path)
