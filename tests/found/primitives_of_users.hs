-- was: a program could give Needle's own primitives a type that they have not, and an address was printed as a number
-- $ needle run primitives_of_users.hs
-- > foreign functions are not called: add
-- exit 1
module Main where

foreign import prim "intAdd" add :: Maybe a -> [b] -> Int

main :: IO ()
main = print (add (Just 'x') "abc")
