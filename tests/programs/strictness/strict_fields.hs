import Control.Exception

data P = P !Int Int
data Q = Q { strictField :: !Int, lazyField :: Int }
data L = Nil | Cons !Int L

attempt :: a -> IO ()
attempt x = do
  r <- try (evaluate x)
  putStrLn (either (\(ErrorCall m) -> "error " ++ m) (const "ok") r)

len :: L -> Int
len Nil = 0
len (Cons _ l) = 1 + len l

main :: IO ()
main = do
  attempt (P (error "first") 1)
  attempt (P 1 (error "second"))
  attempt (Q { strictField = error "sf", lazyField = 1 })
  attempt (Q 1 (error "lf"))
  attempt ((Q 1 2) { strictField = error "update" })
  attempt (map (P 1) [error "elem"])
  attempt (head (map (flip P 1) [error "elem"]))
  print (len (Cons 1 (Cons 2 Nil)))
  attempt (len (Cons 1 (Cons (error "in list") Nil)))

-- expect: error first
-- expect: ok
-- expect: error sf
-- expect: ok
-- expect: error update
-- expect: ok
-- expect: error elem
-- expect: 2
-- expect: error in list
