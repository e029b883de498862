module Ledger.New where

least :: Int
least = LEAST
