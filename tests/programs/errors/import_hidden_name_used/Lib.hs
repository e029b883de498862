module Lib where

visible, hidden :: Int
visible = 1
hidden = 2
