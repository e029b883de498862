import Data.Foldable (toList)
import qualified Data.Sequence as Seq
import Data.Sequence (Seq, (<|), (|>), (><))

data Edit = Insert Int Char | Delete Int | Replace Int Char | Move Int Int deriving Show

apply :: Seq Char -> Edit -> Seq Char
apply s (Insert i c) = let (a, b) = Seq.splitAt i s in (a |> c) >< b
apply s (Delete i) = Seq.deleteAt i s
apply s (Replace i c) = Seq.update i c s
apply s (Move i j) = maybe s (\c -> Seq.insertAt j c (Seq.deleteAt i s)) (Seq.lookup i s)

main :: IO ()
main = do
  let edits = [Insert 0 'H', Insert 1 'y', Insert 99 '!', Replace 1 'i', Delete 50, Move 2 0, Move 0 9]
  mapM_ (putStrLn . toList) (scanl apply Seq.empty edits)
  let s = Seq.fromList [5, 3, 8, 1]
  print (Seq.sortBy (flip compare) s, Seq.sortOn negate s, Seq.findIndexL (> 5) s, Seq.breakl (> 5) s)
  print (0 <| s, Seq.takeWhileL odd s, Seq.takeWhileR odd s, Seq.intersperse 0 s, Seq.replicateA 2 (Just 'x'))
  print (foldMap (\x -> [x, x]) s, Seq.foldlWithIndex (\a i x -> a + i * x) 0 s, Seq.zip3 s s s `seq` Seq.unzip (Seq.zip s s) == (s, s))
  print (fmap (* 2) s, (,) <$> Seq.fromList [1, 2] <*> Seq.fromList "ab", Seq.fromList [1, 2] >>= \x -> Seq.replicate x x)

-- expect:
-- expect: H
-- expect: Hy
-- expect: Hy!
-- expect: Hi!
-- expect: Hi!
-- expect: !Hi
-- expect: Hi!
-- expect: (fromList [8,5,3,1],fromList [8,5,3,1],Just 2,(fromList [5,3],fromList [8,1]))
-- expect: (fromList [0,5,3,8,1],fromList [5,3],fromList [1],fromList [5,0,3,0,8,0,1],Just (fromList "xx"))
-- expect: ([5,5,3,3,8,8,1,1],22,True)
-- expect: (fromList [10,6,16,2],fromList [(1,'a'),(1,'b'),(2,'a'),(2,'b')],fromList [1,2,2])
