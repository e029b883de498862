f :: Bool -> Int
f b = if b then 1 else 'c'

main :: IO ()
main = print (f True)

-- error: 2:24: Couldn't match expected type 'Int' with actual type 'Char'
