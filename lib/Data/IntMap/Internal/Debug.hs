-- | The trie that a map is, as text.
module Data.IntMap.Internal.Debug (showTree, showTreeWith) where

import Data.IntMap.Internal (IntMap)
import Needle.Tries (showTrie)

-- | The trie, its branches below each other.
showTree :: Show a => IntMap a -> String
showTree = showTreeWith True False

-- | Whether branches hang below each other or stand beside each other, larger keys first; whether there are empty lines.
showTreeWith :: Show a => Bool -> Bool -> IntMap a -> String
showTreeWith = showTrie (\k x -> shows k . showString ":=" . shows x)
