-- | The types of parsers and their results.
module Data.Attoparsec.Types (Parser, IResult(..), Chunk(ChunkElem, nullChunk)) where

import Data.Attoparsec.Internal.Types
