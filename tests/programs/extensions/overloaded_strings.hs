{-# LANGUAGE OverloadedStrings #-}
import Data.String (IsString (..))
import qualified Data.Text as T

newtype Name = Name String deriving (Eq, Show)
instance IsString Name where fromString = Name . reverse

greet :: Name -> String
greet "bob" = "hi bob"
greet (Name n) = n

main :: IO ()
main = do
  print ("abc" :: Name)
  putStrLn (greet "bob")
  putStrLn (greet "alice")
  print (T.length "text", T.append "a" "b")
  putStrLn ("plain " ++ "string")

-- expect: Name "cba"
-- expect: hi bob
-- expect: ecila
-- expect: (4,"ab")
-- expect: plain string
