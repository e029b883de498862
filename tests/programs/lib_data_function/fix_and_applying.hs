import Data.Function

fibs :: Int -> Integer
fibs = fix (\rec n -> if n < 2 then toInteger n else rec (n - 1) + rec (n - 2))

data ListF a r = Nil | Cons a r

main :: IO ()
main = do
  print (map fibs [0 .. 15])
  print (take 4 (fix (\xs -> 1 : map (* 2) xs)))
  print (fix (const "constant"), (fix . const) 3)
  print ("abc" & map succ & reverse & (++ "!"))
  print ((compare `on` snd) (1, 'b') (2, 'a'), ((,) `on` fst) (1, 2) (3, 4))
  print (applyWhen' True (+ 1) 1, flip const 1 2, (id . const 5 $ undefined) + 1)
  where applyWhen' c f x = if c then f x else x

-- expect: [0,1,1,2,3,5,8,13,21,34,55,89,144,233,377,610]
-- expect: [1,2,4,8]
-- expect: ("constant",3)
-- expect: "dcb!"
-- expect: (GT,(1,3))
-- expect: (2,2,6)
