import GHC.Exts
f :: Int -> Int
f (I # x) = 1

main :: IO ()
main = print (f 1)

-- error: 3:4: Parse error in pattern: I # x
