-- Program 4: regular expressions whose atoms are texts. An intersection of repetitions is not the repetition of an intersection.
module Main (main) where

import System.Environment (getArgs)
import Test.LazySmallCheck

data Nat = Z | S Nat
  deriving Show

data Letter = A | B | C
  deriving (Show, Eq)

data Regex = None | Atom [Letter] | Regex :| Regex | Regex :& Regex | Regex :. Regex | Many Regex
  deriving Show

instance Serial Nat where
  series = cons0 Z \/ cons1 S

instance Serial Letter where
  series = cons0 A \/ cons0 B \/ cons0 C

instance Serial Regex where
  series = cons0 None \/ cons1 Atom \/ cons2 (:|) \/ cons2 (:&) \/ cons2 (:.) \/ cons1 Many

accepts :: Regex -> [Letter] -> Bool
accepts None _ = False
accepts (Atom text) s = text == s
accepts (p :| q) s = accepts p s || accepts q s
accepts (p :& q) s = accepts p s && accepts q s
accepts (p :. q) s = any (\(before, after) -> accepts p before && accepts q after) (splits s)
accepts (Many _) [] = True
accepts (Many p) (a : s) = any (\(before, after) -> accepts p (a : before) && accepts (Many p) after) (splits s)

splits :: [a] -> [([a], [a])]
splits [] = [([], [])]
splits (x : xs) = ([], x : xs) : map (\(before, after) -> (x : before, after)) (splits xs)

-- at least so many, and so many more at most
repeated :: Nat -> Nat -> Regex -> Regex
repeated (S n) more p = p :. repeated n more p
repeated Z Z _ = Atom []
repeated Z (S more) p = Atom [] :| (p :. repeated Z more p)

prop_repeat :: Nat -> Nat -> Regex -> Regex -> [Letter] -> Bool
prop_repeat n more p q s = accepts (repeated n more (p :& q)) s == accepts (repeated n more p :& repeated n more q) s

-- all of them, whatever is found
prop_all :: Nat -> Nat -> Regex -> Regex -> [Letter] -> Bool
prop_all n more p q s = prop_repeat n more p q s `seq` True

main :: IO ()
main = do
  [depth] <- getArgs
  depthCheck (read depth) prop_repeat
