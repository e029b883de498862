-- | How results are printed. Needle prints them, so all of these are the same.
module Test.Hspec.Formatters (Formatter, silent, checks, specdoc, progress, failed_examples) where

-- | A way to print results.
data Formatter = Formatter

-- | Ways to print results.
silent, checks, specdoc, progress, failed_examples :: Formatter
silent = Formatter
checks = Formatter
specdoc = Formatter
progress = Formatter
failed_examples = Formatter
