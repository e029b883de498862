-- List literals, sequences and patterns of other types.
{-# LANGUAGE OverloadedLists, TypeFamilies, OverloadedStrings #-}
module Main where
import qualified Data.Map as M
import qualified Data.Set as S
import GHC.Exts (IsList(..))
m :: M.Map Int String
m = [(1, "a"), (2, "b")]
s :: S.Set Int
s = [3, 1, 2]
f :: [Int] -> Int
f [] = 0
f [x] = x
f (x : _) = x + 1
main :: IO ()
main = do
  print m
  print s
  print (f [4], f [5, 6], sum ([1, 2, 3] :: [Int]), length ([1 .. 4] :: S.Set Int))
