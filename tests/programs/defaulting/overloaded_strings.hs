{-# LANGUAGE OverloadedStrings #-}
-- A literal whose type nothing else decides is a String.
module Main where

import Data.String (IsString(..))

newtype Name = Name String
  deriving (Eq, Show)

instance IsString Name where
  fromString = Name

size :: [a] -> Int
size = length

main :: IO ()
main = do
  print "abc"
  print ("a" == "a", "a" < "b")
  case "k" of
    "k" -> putStrLn "k"
    _ -> putStrLn "other"
  print (size "four")
  print (Name "q" == "q", "r" :: Name)
  print (show (1 + 2) <> "!")

-- expect: "abc"
-- expect: (True,True)
-- expect: k
-- expect: 4
-- expect: (True,Name "r")
-- expect: "3!"
