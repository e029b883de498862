module Char (module Data.Char) where

import Data.Char
