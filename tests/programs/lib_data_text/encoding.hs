{-# LANGUAGE OverloadedStrings #-}
-- Text as bytes, and bytes that are no text.
import Control.Exception
import qualified Data.ByteString as B
import qualified Data.ByteString.Lazy as BL
import qualified Data.Text as T
import Data.Text.Encoding
import Data.Text.Encoding.Error
import qualified Data.Text.Lazy as TL
import qualified Data.Text.Lazy.Encoding as TL

bad :: [B.ByteString]
bad = map B.pack
  [ [0xe2, 0x82], [0xe2, 0x28], [0xe2, 0x82, 0x28], [0xf0, 0x9f, 0x98, 0x41], [0xff, 0x41], [0x80, 0x80], [0xc0, 0x80]
  , [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xc3, 0xc3, 0xa9], [0xe0, 0x80, 0x80], [0x41] ]

main :: IO ()
main = do
  let t = "a\233\8364\128512z" :: T.Text
  print [encodeUtf8 t, encodeUtf16LE t, encodeUtf16BE t, encodeUtf32LE t, encodeUtf32BE t]
  print (map (== t) [decodeUtf8 (encodeUtf8 t), decodeUtf16LE (encodeUtf16LE t), decodeUtf16BE (encodeUtf16BE t), decodeUtf32LE (encodeUtf32LE t), decodeUtf32BE (encodeUtf32BE t)])
  print (map (decodeUtf8With lenientDecode) bad)
  print (map (decodeUtf8With ignore) bad, map (decodeUtf8With (replace '!')) bad)
  print (map (either (const "no") id . decodeUtf8') bad)
  print (either show show (decodeUtf8' (head bad)))
  print (decodeLatin1 "a\233\255", decodeUtf8 "plain")
  r <- try (evaluate (decodeUtf8 (bad !! 4))) :: IO (Either UnicodeException T.Text)
  print r
  print (TL.decodeUtf8 (BL.fromChunks (map B.singleton (B.unpack (encodeUtf8 t)))), TL.encodeUtf8 (TL.fromChunks [t, t]))
  print (TL.decodeUtf8With lenientDecode (BL.fromChunks [head bad, head bad, "x"]))
  let Some a rest next = streamDecodeUtf8 (B.pack [0x61, 0xe2, 0x82])
      Some b rest2 _ = next (B.pack [0xac, 0x62])
  print (a, rest, b, rest2)

-- expect: ["a\195\169\226\130\172\240\159\152\128z","a\NUL\233\NUL\172 =\216\NUL\222z\NUL","\NULa\NUL\233 \172\216=\222\NUL\NULz","a\NUL\NUL\NUL\233\NUL\NUL\NUL\172 \NUL\NUL\NUL\246\SOH\NULz\NUL\NUL\NUL","\NUL\NUL\NULa\NUL\NUL\NUL\233\NUL\NUL \172\NUL\SOH\246\NUL\NUL\NUL\NULz"]
-- expect: [True,True,True,True,True]
-- expect: ["\65533\65533","\65533(","\65533\65533(","\65533\65533\65533A","\65533A","\65533\65533","\65533\65533","\65533\65533\65533","\65533\65533\65533\65533","\65533\233","\65533\65533\65533","A"]
-- expect: (["","(","(","A","A","","","","","\233","","A"],["!!","!(","!!(","!!!A","!A","!!","!!","!!!","!!!!","!\233","!!!","A"])
-- expect: ["no","no","no","no","no","no","no","no","no","no","no","A"]
-- expect: "Cannot decode byte '\\xe2': Data.Text.Internal.Encoding.decodeUtf8: Invalid UTF-8 stream"
-- expect: ("a\233\255","plain")
-- expect: Left Cannot decode byte '\xff': Data.Text.Internal.Encoding.decodeUtf8: Invalid UTF-8 stream
-- expect: ("a\233\8364\128512z","a\195\169\226\130\172\240\159\152\128za\195\169\226\130\172\240\159\152\128z")
-- expect: "\65533\65533\65533\65533x"
-- expect: ("a","\226\130","\8364b","")
