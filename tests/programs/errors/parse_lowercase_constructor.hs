data Color = red | Green

main :: IO ()
main = return ()

-- error: 1:14: Not a data constructor: 'red'
