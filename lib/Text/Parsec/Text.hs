-- | Parsers of `Data.Text`.
module Text.Parsec.Text (Parser, GenParser, parseFromFile) where

import qualified Data.Text as T
import qualified Data.Text.IO as T
import Text.Parsec.Error
import Text.Parsec.Prim

-- | A parser of text.
type Parser = Parsec T.Text ()

-- | A parser of text with a state of the user's.
type GenParser st = Parsec T.Text st

-- | Parses a file.
parseFromFile :: Parser a -> FilePath -> IO (Either ParseError a)
parseFromFile p path = fmap (runP p () path) (T.readFile path)
