-- | Writing values.
module Text.Show (ShowS, Show(..), shows, showChar, showString, showParen, showListWith) where

import Needle.Show
