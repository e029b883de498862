-- | Pairs.
module Data.Tuple (fst, snd, curry, uncurry, swap, Solo(Solo, MkSolo), getSolo) where

import GHC.Tuple (Solo(Solo, MkSolo), getSolo)
import Needle.Classes
