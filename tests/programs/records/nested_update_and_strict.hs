data Inner = Inner { count :: !Int, tag :: String } deriving (Show, Eq)
data Outer = Outer { inner :: Inner, list :: [Inner], fn :: Int -> Int }

bump :: Outer -> Outer
bump o@Outer { inner = i@Inner { count = c } } = o { inner = i { count = fn o c }, list = i : list o }

main :: IO ()
main = do
  let o = Outer { inner = Inner 1 "x", list = [], fn = (* 3) }
      o3 = iterate bump o !! 3
  print (inner o3)
  print (map count (list o3))
  print (inner (bump o { fn = subtract 10 }))
  print ((inner o) { tag = tag (inner o) ++ "!" } == Inner { tag = "x!", count = 1 })

-- expect: Inner {count = 27, tag = "x"}
-- expect: [9,3,1]
-- expect: Inner {count = -9, tag = "x"}
-- expect: True
