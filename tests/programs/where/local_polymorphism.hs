-- Local bindings without a signature are generalised (no MonoLocalBinds).
pairUp :: Int -> String -> ((Int, Int), (String, String))
pairUp n s = (dup n, dup s)
  where
    dup x = (x, x)

twice :: (Int, String)
twice = let k x _ = x
            app f = f
        in (app k 1 'c', app k "s" ())

main :: IO ()
main = do
  print (pairUp 1 "a")
  print twice
  let swap (a, b) = (b, a)
      showAll x = show x ++ "!"
  print (swap (1, 'x'), swap ("s", True))
  putStrLn (showAll 1 ++ showAll True)

-- expect: ((1,1),("a","a"))
-- expect: (1,"s")
-- expect: (('x',1),(True,"s"))
-- expect: 1!True!
