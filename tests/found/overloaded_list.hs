-- was: under OverloadedStrings a literal was accepted at every list type, [Int] for example, and its characters taken for numbers
-- $ needle run overloaded_list.hs
-- > overloaded_list.hs:7:
-- > error
-- exit 2
{-# LANGUAGE OverloadedStrings #-}
main = print (sum ("abc" :: [Int]))
