-- One member of the group has a signature, so it may be used polymorphically by the other.
render :: Show a => Int -> a -> String
render 0 x = show x
render n x = wrap n x

wrap n x = "(" ++ render (n - 1) [x] ++ "," ++ render (n - 1) (x, x) ++ ")"

main :: IO ()
main = do
  putStrLn (render 0 'a')
  putStrLn (render 1 True)
  putStrLn (render 2 1)

-- expect: 'a'
-- expect: ([True],(True,True))
-- expect: (([[1]],([1],[1])),([(1,1)],((1,1),(1,1))))
