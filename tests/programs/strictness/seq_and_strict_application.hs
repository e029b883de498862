import Control.Exception

attempt :: String -> a -> IO ()
attempt what x = do
  r <- try (evaluate x)
  putStrLn (what ++ ": " ++ either (\(ErrorCall m) -> "error " ++ m) (const "ok") r)

main :: IO ()
main = do
  attempt "seq whnf" ((error "a", 1) `seq` ())
  attempt "seq bottom" ((error "b" :: Int) `seq` ())
  attempt "const $!" (const 1 $! (error "c" :: Int))
  attempt "const $" (const 1 $ (error "d" :: Int))
  attempt "seq function" ((\x -> error "e" x :: Int) `seq` ())
  attempt "seq partial" ((error "f" :: Int -> Int) `seq` ())
  attempt "seq list cell" ((error "g" : error "h" :: [Int]) `seq` ())

-- expect: seq whnf: ok
-- expect: seq bottom: error b
-- expect: const $!: error c
-- expect: const $: ok
-- expect: seq function: ok
-- expect: seq partial: error f
-- expect: seq list cell: ok
