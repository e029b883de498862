-- | Reading values.
module Text.Read (Read(..), ReadS, reads, read, readParen, lex, readMaybe, readEither) where

import Needle.Read
