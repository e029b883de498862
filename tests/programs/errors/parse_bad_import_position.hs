f :: Int
f = 1

import Data.List

main :: IO ()
main = print f

-- error: 4:1: parse error on input 'import'
