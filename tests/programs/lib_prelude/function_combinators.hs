main :: IO ()
main = do
  print (id 3, const 1 2, (not . even) 3, flip (-) 1 10)
  print (map (uncurry max) [(1, 2), (4, 3)], ($ 3) (+ 1))
  print (foldr (.) id [(+ 1), (* 2)] 5)
  print (asTypeOf 3 (4 :: Double), seq 1 2, (1 +) $! 2)
  print (zipWith3 zip3 [[1], [2]] ["a", "b"] [[True], [False]])
  print (fmap length ["a", "bb"], "x" <> "y", mempty :: String)
  print (mapM_ Just [1, 2], sequence_ [Just 1], (<$) 'x' [1, 2])
  print (minimum [[3], [1, 2]], (=<<) (replicate 2) "ab")
  print (show (Just ""), shows 3 "x", showString "a" "b", showChar 'c' "", showParen True (shows 1) "")

-- expect: (3,1,True,9)
-- expect: ([2,4],4)
-- expect: 11
-- expect: (3.0,2,3)
-- expect: [[(1,'a',True)],[(2,'b',False)]]
-- expect: ([1,2],"xy","")
-- expect: (Just (),Just (),"xx")
-- expect: ([1,2],"aabb")
-- expect: ("Just \"\"","3x","ab","c","(1)")
