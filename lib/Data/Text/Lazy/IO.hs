-- | Input and output of lazy text, here the same as that of strict text.
module Data.Text.Lazy.IO (module Data.Text.IO) where

import Data.Text.IO
