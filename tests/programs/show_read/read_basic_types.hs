main :: IO ()
main = do
  print (read "42" :: Int, read " -7 " :: Int, read "(3)" :: Int)
  print (read "3.5" :: Double, read "1e3" :: Double, read "7" :: Double)
  print (read "'x'" :: Char, read "\"a\\nb\"" :: String)
  print (read "[1, 2,3 ]" :: [Int])
  print (read "(1,'a',\"s\",True)" :: (Int, Char, String, Bool))
  print (read "Just (-3)" :: Maybe Int)
  print (read "[Left 1,Right \"x\"]" :: [Either Int String])
  print (read "()" :: ())
  print (read "0x1F" :: Int)
  print (read "[(1,[True]),(2,[])]" :: [(Int, [Bool])])
  print (read "LT" :: Ordering)

-- expect: (42,-7,3)
-- expect: (3.5,1000.0,7.0)
-- expect: ('x',"a\nb")
-- expect: [1,2,3]
-- expect: (1,'a',"s",True)
-- expect: Just (-3)
-- expect: [Left 1,Right "x"]
-- expect: ()
-- expect: 31
-- expect: [(1,[True]),(2,[])]
-- expect: LT
