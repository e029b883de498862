import Lib

main :: IO ()
main = print (helper 1)

-- error: Lib.hs:4:12: Couldn't match expected type
