{-# LANGUAGE OverloadedStrings #-}
module Main where

import qualified Data.ByteString as B
import Data.String.Conversions

main :: IO ()
main = do
  let s = "a\228\8364\128512" :: String
  print (cs s :: ST, cs s :: LT, cs s :: SBS, cs s :: LBS, cs s :: String)
  let t = cs s :: StrictText
  print (cs t :: ST, cs t :: LT, cs t :: SBS, cs t :: LBS, cs t :: String)
  let l = cs s :: LazyText
  print (cs l :: ST, cs l :: LT, cs l :: SBS, cs l :: LBS, cs l :: String)
  let b = cs s :: StrictByteString
  print (cs b :: ST, cs b :: LT, cs b :: SBS, cs b :: LBS, cs b :: String)
  let c = cs s :: LazyByteString
  print (cs c :: ST, cs c :: LT, cs c :: SBS, cs c :: LBS, cs c :: String)
  print (cs (B.pack [65, 255, 66]) :: ST)
  print (cs ("x" :: ST) <> ("y" :: String))

-- expect: ("a\228\8364\128512","a\228\8364\128512","a\195\164\226\130\172\240\159\152\128","a\195\164\226\130\172\240\159\152\128","a\228\8364\128512")
-- expect: ("a\228\8364\128512","a\228\8364\128512","a\195\164\226\130\172\240\159\152\128","a\195\164\226\130\172\240\159\152\128","a\228\8364\128512")
-- expect: ("a\228\8364\128512","a\228\8364\128512","a\195\164\226\130\172\240\159\152\128","a\195\164\226\130\172\240\159\152\128","a\228\8364\128512")
-- expect: ("a\228\8364\128512","a\228\8364\128512","a\195\164\226\130\172\240\159\152\128","a\195\164\226\130\172\240\159\152\128","a\228\8364\128512")
-- expect: ("a\228\8364\128512","a\228\8364\128512","a\195\164\226\130\172\240\159\152\128","a\195\164\226\130\172\240\159\152\128","a\228\8364\128512")
-- expect: "A\65533B"
-- expect: "xy"
