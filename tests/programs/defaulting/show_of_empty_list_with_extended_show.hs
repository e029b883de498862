main :: IO ()
main = do
  print (mempty :: String)
  print ([] :: [Int])
  print (null [], length [])
  print (foldr (+) 0 [])
  print (reads "12 rest" :: [(Int, String)])
  print (toEnum 65 :: Char, fromEnum 'a')

-- expect: ""
-- expect: []
-- expect: (True,0)
-- expect: 0
-- expect: [(12," rest")]
-- expect: ('A',97)
