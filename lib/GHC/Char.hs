-- | Characters.
module GHC.Char (chr, eqChar, neChar) where

import Data.Char (chr)

-- | (==).
eqChar :: Char -> Char -> Bool
eqChar = (==)

-- | (/=).
neChar :: Char -> Char -> Bool
neChar = (/=)
