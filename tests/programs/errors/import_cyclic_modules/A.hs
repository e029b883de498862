module A where

import B

a :: Int
a = b + 1
