data S = Circle { radius :: Int } | Square { side :: Int }

main :: IO ()
main = print (radius Circle { side = 1 })

-- error: 4:22: Constructor 'Circle' does not have field 'side'
