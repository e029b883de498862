{-# LANGUAGE CPP #-}
#define A 2
#define NAME value
main :: IO ()
main = do
#if A == 1
#  ifdef NAME
  putStrLn "one"
#  endif
#elif A == 2
#  if !defined(NAME)
  putStrLn "two without"
#  else
  putStrLn "two with"
#  endif
#endif
  print (NAME + A)
  putStrLn "A stays in NAME strings"
  print (3 # 4)
  where
    NAME = 10
    a # b = a * b

-- expect: two with
-- expect: 12
-- expect: A stays in NAME strings
-- expect: 12
