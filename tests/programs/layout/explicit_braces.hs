module Main where {

import Data.List (sort);

data T = A | B { field :: Int } deriving Show;

f :: Int -> Int; f x = case x of { 0 -> 1; ; n -> n * 2; };

main :: IO ();
main = do { print (f 0); print (f 5)
          ; let { a = 1; b = 2 }
  ; print (a + b :: Int);
print (sort [3, 1, 2 :: Int])
     ; print [A, B { field = 3 }]; }
}

-- expect: 1
-- expect: 10
-- expect: 3
-- expect: [1,2,3]
-- expect: [A,B {field = 3}]
