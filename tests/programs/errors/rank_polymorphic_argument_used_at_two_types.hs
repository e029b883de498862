f g = (g 1, g True)

main :: IO ()
main = print (f id)

-- error: 1:10: No instance for (Num Bool)
