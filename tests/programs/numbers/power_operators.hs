import Control.Exception

main :: IO ()
main = do
  print (2 ^ 10, 2 ^ 0, 0 ^ 0, (-3) ^ 3)
  print (2 ^^ 3, 2 ^^ (-3), 10 ^^ (-2))
  print (2 ** 0.5, 4 ** (-1), 0 ** 0)
  r <- try (evaluate (2 ^ (-1 :: Int) :: Int))
  case r of
    Left (ErrorCall m) -> putStrLn m
    Right v -> print v

-- expect: (1024,1,1,-27)
-- expect: (8.0,0.125,1.0e-2)
-- expect: (1.4142135623730951,0.25,1.0)
-- expect: Negative exponent
