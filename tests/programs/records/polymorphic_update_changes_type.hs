data Tagged t a = Tagged { tag :: t, payload :: a } deriving Show

main :: IO ()
main = do
  let t = Tagged { tag = "int", payload = 3 :: Int }
  print t
  print t { payload = 'c' }
  print t { tag = True, payload = [1.5] }
  print (fmap length [t { payload = "abc" }] `seq` ())
  where fmap = map . (. payload)

-- expect: Tagged {tag = "int", payload = 3}
-- expect: Tagged {tag = "int", payload = 'c'}
-- expect: Tagged {tag = True, payload = [1.5]}
-- expect: ()
