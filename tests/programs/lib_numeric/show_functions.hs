import Numeric
import Data.Char (intToDigit)

main :: IO ()
main = do
  putStrLn (showHex 255 "" ++ " " ++ showOct 64 "" ++ " " ++ showIntAtBase 2 intToDigit 10 "")
  putStrLn (showFFloat (Just 2) 3.14159 "")
  putStrLn (showFFloat (Just 0) 2.5 "" ++ " " ++ showFFloat (Just 3) 1e-4 "" ++ " " ++ showFFloat Nothing 1.5e10 "")
  putStrLn (showEFloat (Just 3) 12345.678 "" ++ " " ++ showEFloat Nothing 0 "" ++ " " ++ showEFloat (Just 0) 1234 "")
  putStrLn (showGFloat (Just 2) 0.01 "" ++ " " ++ showGFloat (Just 2) 1234567 "" ++ " " ++ showGFloat (Just 2) 1e8 "")
  putStrLn (showFFloat (Just 2) (-1.005) "" ++ " " ++ showFFloat (Just 1) 0.05 "" ++ " " ++ showFFloat (Just 1) 0.25 "")
  putStrLn (showFloat 1.25 "" ++ " " ++ showSigned showInt 0 (-5) "" ++ " " ++ showSigned showInt 7 (-5) "")
  putStrLn (showFFloat (Just 2) (1 / 0) "" ++ " " ++ showFFloat (Just 2) 999.999 "" ++ " " ++ showFFloat (Just 5) 1 "")
  print (floatToDigits 10 0.15625, floatToDigits 2 0.15625)

-- expect: ff 100 1010
-- expect: 3.14
-- expect: 2 0.000 15000000000.0
-- expect: 1.235e4 0.0e0 1e3
-- expect: 1.00e-2 1234567.00 1.00e8
-- expect: -1.00 0.0 0.2
-- expect: 1.25 -5 (-5)
-- expect: Infinity 1000.00 1.00000
-- expect: (([1,5,6,2,5],0),([1,0,1],-2))
