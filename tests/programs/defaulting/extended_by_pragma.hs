{-# LANGUAGE ExtendedDefaultRules #-}
-- With ExtendedDefaultRules a module defaults as ghci does: to () and [] as well.
module Main where

-- expect: []
-- expect: ((),"()")
-- expect: 1
-- expect: True
main :: IO ()
main = do
  print []
  print (mempty, show (foldr (<>) mempty []))
  print (length (pure 3))
  print (Nothing == Nothing)
