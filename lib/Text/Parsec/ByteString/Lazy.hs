-- | Parsers of `Data.ByteString.Lazy.Char8`.
module Text.Parsec.ByteString.Lazy (Parser, GenParser, parseFromFile) where

import qualified Data.ByteString.Lazy.Char8 as T
import Text.Parsec.Error
import Text.Parsec.Prim

-- | A parser of bytes.
type Parser = Parsec T.ByteString ()

-- | A parser of bytes with a state of the user's.
type GenParser st = Parsec T.ByteString st

-- | Parses a file.
parseFromFile :: Parser a -> FilePath -> IO (Either ParseError a)
parseFromFile p path = fmap (runP p () path) (T.readFile path)
