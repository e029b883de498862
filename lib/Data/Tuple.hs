-- | Pairs.
module Data.Tuple (fst, snd, curry, uncurry, swap) where

import Needle.Classes
