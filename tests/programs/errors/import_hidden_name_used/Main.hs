import Lib (visible)

main :: IO ()
main = print (visible + hidden)

-- error: 4:25: Variable not in scope: hidden
