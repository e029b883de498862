-- was: under OverloadedStrings a literal was accepted at every list type, [Int] for example, and its characters taken for numbers
-- $ needle run overloaded_list.hs
-- > overloaded_list.hs:8:
-- > error
-- exit 2
{-# LANGUAGE OverloadedStrings #-}
import Data.String
main = print (sum ("abc" :: [Int]))
