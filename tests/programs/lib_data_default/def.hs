{-# LANGUAGE DeriveGeneric, DeriveAnyClass #-}
module Main where

import Data.Complex
import Data.Default
import qualified Data.Default.Class as C
import Data.Int
import qualified Data.Map as M
import qualified Data.Set as S
import Data.Monoid
import Data.Ratio
import Data.Tree (Tree)
import GHC.Generics (Generic)

data Options = Options { name :: String, level :: Int, verbose :: Maybe Bool } deriving (Show, Generic)
instance Default Options

data Colour = Red | Green deriving (Show)
instance Default Colour where
  def = Green

main :: IO ()
main = do
  print (def :: Options)
  print (def :: Colour)
  print (def { level = 3 })
  print (def :: (Int, Integer, Double, Float, Int8, Rational), def :: Complex Double)
  print (def :: Maybe Int, def :: [Int], def :: Ordering, def :: (), def :: (Colour, Int, String))
  print (def :: M.Map Int Int, def :: S.Set Int, def :: Tree Int)
  print (getSum (def :: Sum Int), getProduct (def :: Product Int), getAll def, getAny def, def :: First Int)
  print ((def :: Char -> Int) 'x')
  (def :: IO Int) >>= print
  print (C.def :: Int)

-- expect: Options {name = "", level = 0, verbose = Nothing}
-- expect: Green
-- expect: Options {name = "", level = 3, verbose = Nothing}
-- expect: ((0,0,0.0,0.0,0,0 % 1),0.0 :+ 0.0)
-- expect: (Nothing,[],EQ,(),(Green,0,""))
-- expect: (fromList [],fromList [],Node {rootLabel = 0, subForest = []})
-- expect: (0,1,True,False,First {getFirst = Nothing})
-- expect: 0
-- expect: 0
-- expect: 0
