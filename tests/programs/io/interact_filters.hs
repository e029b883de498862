-- stdin: hello world
-- stdin: Haskell
import Data.Char (toUpper)

main :: IO ()
main = interact (unlines . map (reverse . map toUpper) . lines)

-- expect: DLROW OLLEH
-- expect: LLEKSAH
