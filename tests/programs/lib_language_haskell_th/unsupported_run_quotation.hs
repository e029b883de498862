{-# LANGUAGE TemplateHaskell #-}
-- A quotation is an error when it is run, which no handler catches.
module Main where

import Control.Exception
import Language.Haskell.TH

main :: IO ()
main = do
  let quoted = [| 1 + 2 |] :: Q Exp
  putStrLn "not yet"
  r <- try (runQ quoted) :: IO (Either SomeException Exp)
  putStrLn (either (const "caught") (const "done") r)

-- expect: not yet
-- exit: 1
-- stderr: Template Haskell is not run: the quotation at
