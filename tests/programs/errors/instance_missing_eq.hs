data Color = Red | Green

main :: IO ()
main = print (Red == Green)

-- error: 4:19: No instance for (Eq Color)
