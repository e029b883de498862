{-# LANGUAGE BinaryLiterals #-}
main :: IO ()
main = do
  print (1_000_000 + 0x_ff + 0b_1 - 1)
  print (1_0.0_1e+1_0, 3_0)

-- expect: 1000255
-- expect: (1.001e11,30)
