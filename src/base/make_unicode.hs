-- Writes unicode.inc: runghc make_unicode.hs > unicode.inc
-- The tables are GHC's own Data.Char, so that they answer as GHC does.
import Data.Char
import Data.List

chars :: [Char]
chars = [minBound .. maxBound]

categories :: [(Int, Int)]
categories = map head (groupBy (\a b -> snd a == snd b) [(ord c, fromEnum (generalCategory c)) | c <- chars])

-- (first, last, stride, delta): maximal runs of characters that are mapped by the same delta.
runs :: (Char -> Char) -> [(Int, Int, Int, Int)]
runs f = go [(ord c, ord (f c) - ord c) | c <- chars, f c /= c]
  where
    go [] = []
    go ((a, d) : rest) = case rest of
      ((b, d') : _) | d == d', b - a <= 2 -> let s = b - a; (l, more) = follow s a ((a, d) : rest) in (a, l, s, d) : go more
      _ -> (a, a, 1, d) : go rest
    follow s l ((a, d) : rest@((b, d') : _)) | b - a == s, d == d' = follow s b rest
    follow _ _ ((a, _) : rest) = (a, rest)
    follow _ l [] = (l, [])

table :: String -> [String] -> String
table name rows = "constexpr " ++ name ++ "[] = {\n" ++ pack rows ++ "};\n"
  where pack [] = ""
        pack rs = let (a, b) = splitAt 8 rs in "    " ++ intercalate ", " a ++ ",\n" ++ pack b

main :: IO ()
main = do
  putStrLn "// Made by make_unicode.hs; do not edit. clang-format off"
  putStr (table "uint32_t kCategories" [show (a * 32 + c) | (a, c) <- categories])
  mapM_ caseTable [("kToUpper", toUpper), ("kToLower", toLower), ("kToTitle", toTitle)]
  where caseTable (n, f) = putStr (table ("CaseRun " ++ n) ["{" ++ intercalate "," (map show [a, l, s, d]) ++ "}" | (a, l, s, d) <- runs f])
