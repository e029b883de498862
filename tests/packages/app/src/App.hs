-- A package whose dependencies are in cabal's cache, and that asks for its own version and files: run_packages.py.
module App where

import Data.Version (showVersion)
import Paths_my_app (getDataFileName, version)
import Scales
import Shapes

prop_heavier :: Named -> Bool
prop_heavier n = heavier (Named True n) n

greeting :: IO String
greeting = getDataFileName "greeting.txt" >>= readFile

main :: IO ()
main = do
  putStrLn (showVersion version)
  greeting >>= putStr
