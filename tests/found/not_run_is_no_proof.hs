-- was: an input for which a quotation of Template Haskell would be run was passed over, and the rest was called a proof
-- $ needle check not_run_is_no_proof.hs
-- > all inputs up to size
-- > 1 discarded
-- ! This is a proof
-- $ needle run not_run_is_no_proof.hs
-- > Template Haskell is not run: the quotation at
-- exit 1
{-# LANGUAGE TemplateHaskell #-}
module Main where

import Language.Haskell.TH
import System.IO.Unsafe (unsafePerformIO)

f :: Int -> Int
f 4 = length (show (unsafePerformIO (runQ [| 1 + 2 |])))
f n = n

prop_f :: Int -> Bool
prop_f n = f n <= n || n > 4

main :: IO ()
main = print (f 4)
