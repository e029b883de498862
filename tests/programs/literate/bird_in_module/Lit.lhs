> module Lit where

Text between.

> lit :: String
> lit = "literate"
