import Control.Applicative

main :: IO ()
main = do
  r <- (,) <$> (putStrLn "first" >> return 1) <*> (putStrLn "second" >> return 2)
  print r
  x <- (putStrLn "kept" >> return 'k') <* putStrLn "dropped"
  print x
  y <- putStrLn "a" *> pure 3
  print y
  z <- liftA2 (+) (return 1) (return 2)
  print z
  print ((+) <$> [1, 2] <*> [10, 20], [1, 2] <* "ab", [1, 2] *> "ab")
  print (sequenceA [Just 1, Nothing], traverse (\c -> [c, succ c]) "ac")
  print ((,) <$> ("x", 1) <*> ("y", 2))

-- expect: first
-- expect: second
-- expect: (1,2)
-- expect: kept
-- expect: dropped
-- expect: 'k'
-- expect: a
-- expect: 3
-- expect: 3
-- expect: ([11,21,12,22],[1,1,2,2],"abab")
-- expect: (Nothing,["ac","ad","bc","bd"])
-- expect: ("xy",(1,2))
