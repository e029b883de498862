-- Values that are defined as themselves do no harm until they are needed.
module Main where

import Control.Exception

endless :: String
endless = endless

one, other :: Int
one = other
other = one

alias, target :: [Int]
alias = target
target = [1, 2, 3]

main :: IO ()
main = do
  print (take 0 endless)
  print (length [one, other])
  print alias
  r <- try (evaluate one) :: IO (Either NonTermination Int)
  print r

-- expect: ""
-- expect: 2
-- expect: [1,2,3]
-- expect: Left <<loop>>
