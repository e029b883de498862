import Data.Ratio

main :: IO ()
main = do
  print [1.0 .. 5.5]
  print [1.0 .. 5.4]
  print [0.1, 0.2 .. 0.5]
  print [1.5 .. 4]
  print [10, 7.5 .. 0]
  print [1.0 .. 0.6]
  print [1.0 .. 0.4]
  print [1 % 2 .. 3]
  print [1.5 :: Float, 2.25 .. 4]
  print (take 3 [0.5 ..])

-- expect: [1.0,2.0,3.0,4.0,5.0,6.0]
-- expect: [1.0,2.0,3.0,4.0,5.0]
-- expect: [0.1,0.2,0.30000000000000004,0.4,0.5]
-- expect: [1.5,2.5,3.5,4.5]
-- expect: [10.0,7.5,5.0,2.5,0.0]
-- expect: [1.0]
-- expect: []
-- expect: [1 % 2,3 % 2,5 % 2,7 % 2]
-- expect: [1.5,2.25,3.0,3.75]
-- expect: [0.5,1.5,2.5]
