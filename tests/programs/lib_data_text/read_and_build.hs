{-# LANGUAGE OverloadedStrings #-}
-- Numbers read from text, and text built from parts.
import qualified Data.Text as T
import qualified Data.Text.Lazy as TL
import Data.Text.Lazy.Builder
import qualified Data.Text.Lazy.Builder.Int as B
import Data.Text.Lazy.Builder.RealFloat
import qualified Data.Text.Lazy.Read as L
import Data.Text.Read

main :: IO ()
main = do
  print (map decimal ["12ab", "", "x1", "007", "-1"] :: [Either String (Int, T.Text)])
  print (map (signed decimal) ["12ab", "-12", "+5 ", "-", "--1"] :: [Either String (Integer, T.Text)])
  print (map hexadecimal ["ff", "0xFFg", "0x", "g", "10"] :: [Either String (Int, T.Text)])
  print (map rational ["1.5", "-2", "3e2x", "1.", ".5", "2.5e-1", "1e", "+0.125"] :: [Either String (Double, T.Text)])
  print (map double ["1.5", "-2", "3e2x", "1.", ".5", "2.5e-1", "1e", "+0.125", "0.0625"])
  print (L.decimal "99999999999999999999 bottles" :: Either String (Integer, TL.Text))
  print (fmap fst (L.signed L.double "-12.25"))
  print (toLazyText (fromText "ab" <> singleton 'c' <> fromString "d\955" <> fromLazyText "ef" <> flush <> "lit"))
  print (toLazyText (mconcat [B.decimal (42 :: Int), " ", B.decimal (-7 :: Integer), " ", B.hexadecimal (255 :: Int)]))
  print (map (toLazyText . realFloat) [0, 1.5, -0.001, 123456789, 0.1 :: Double])
  print [ toLazyText (formatRealFloat f d x) | f <- [Exponent, Fixed, Generic], d <- [Just 2, Just 0], x <- [3.14159, 1234.5 :: Double] ]
  let long = toLazyText (mconcat [ B.decimal n <> singleton ',' <> fromText (T.replicate (n `mod` 50) "z") | n <- [1 .. 3000 :: Int] ])
  print (TL.length long, TL.foldl' (\a c -> (a * 31 + fromEnum c) `mod` 1000003) 7 long)
  print (TL.take 5 (toLazyText (mconcat (repeat "ab"))), compare (singleton 'a') "b", singleton 'x' == "x")

-- expect: [Right (12,"ab"),Left "input does not start with a digit",Left "input does not start with a digit",Right (7,""),Left "input does not start with a digit"]
-- expect: [Right (12,"ab"),Right (-12,""),Right (5," "),Left "input does not start with a digit",Left "input does not start with a digit"]
-- expect: [Right (255,""),Right (255,"g"),Left "input does not start with a hexadecimal digit",Left "input does not start with a hexadecimal digit",Right (16,"")]
-- expect: [Right (1.5,""),Right (-2.0,""),Right (300.0,"x"),Right (1.0,"."),Left "input does not start with a digit",Right (0.25,""),Right (1.0,"e"),Right (0.125,"")]
-- expect: [Right (1.5,""),Right (-2.0,""),Right (300.0,"x"),Right (1.0,"."),Left "input does not start with a digit",Right (0.25,""),Right (1.0,"e"),Right (0.125,""),Right (6.25e-2,"")]
-- expect: Right (99999999999999999999," bottles")
-- expect: Right (-12.25)
-- expect: "abcd\955eflit"
-- expect: "42 -7 ff"
-- expect: ["0.0","1.5","-1.0e-3","1.23456789e8","0.1"]
-- expect: ["3.14e0","1.23e3","3.1e0","1.2e3","3.14","1234.50","3","1234","3.14","1234.50","3","1234"]
-- expect: (87393,300406)
-- expect: ("ababa",LT,True)
