-- Matching by derivatives agrees with matching by definition.
-- flags: --strategy narrow --depth 2 --conjunction left
-- check: prop_derivative holds_up_to 2
-- nodes: prop_derivative 1992
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Letter = A | B | C
  deriving (Show, Eq)

data Regex = None | Empty | Only Letter | Regex :| Regex | Regex :. Regex | Many Regex
  deriving Show

instance Serial Letter where
  series = cons0 A \/ cons0 B \/ cons0 C

instance Serial Regex where
  series = cons0 None \/ cons0 Empty \/ cons1 Only \/ cons2 (:|) \/ cons2 (:.) \/ cons1 Many

nullable :: Regex -> Bool
nullable None = False
nullable Empty = True
nullable (Only _) = False
nullable (p :| q) = nullable p || nullable q
nullable (p :. q) = nullable p && nullable q
nullable (Many _) = True

derive :: Letter -> Regex -> Regex
derive _ None = None
derive _ Empty = None
derive a (Only b) = if a == b then Empty else None
derive a (p :| q) = derive a p :| derive a q
derive a (p :. q)
  | nullable p = (derive a p :. q) :| derive a q
  | otherwise = derive a p :. q
derive a (Many p) = derive a p :. Many p

matches :: Regex -> [Letter] -> Bool
matches p [] = nullable p
matches p (a : as) = matches (derive a p) as

-- by definition, on the ways to split the text
means :: Regex -> [Letter] -> Bool
means None _ = False
means Empty text = null text
means (Only a) text = case text of
  [b] -> a == b
  _ -> False
means (p :| q) text = means p text || means q text
means (p :. q) text = splits [] text
  where
    splits before after = (means p (reverse before) && means q after) || longer before after
    longer _ [] = False
    longer before (a : after) = splits (a : before) after
means (Many _) [] = True
means (Many p) (a : text) = splits [a] text
  where
    splits before after = (means p (reverse before) && means (Many p) after) || longer before after
    longer _ [] = False
    longer before (b : after) = splits (b : before) after

prop_derivative :: [Letter] -> Regex -> Bool
prop_derivative text p = matches p text == means p text

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_derivative
