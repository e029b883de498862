data R = R { f :: Int, g :: Int } deriving Show

inc :: R -> R
inc r = r { f = f r + 1 }

main :: IO ()
main = do
  let r = R { f = 1, g = 2 }
  print (inc r { g = 10 })
  print $ inc r { f = 5 } { g = 6 }
  print (g r { g = 7 })
  print (f $ inc R { f = 41, g = 0 })
  print ((r { f = 3 }) { f = 4 })

-- expect: R {f = 2, g = 10}
-- expect: R {f = 6, g = 6}
-- expect: 7
-- expect: 42
-- expect: R {f = 4, g = 2}
