newtype MaxI = MaxI Int deriving (Show, Eq)

instance Semigroup MaxI where MaxI a <> MaxI b = MaxI (max a b)
instance Monoid MaxI where mempty = MaxI minBound

data Stats = Stats { count :: Int, total :: Int } deriving Show
instance Semigroup Stats where Stats a b <> Stats c d = Stats (a + c) (b + d)
instance Monoid Stats where mempty = Stats 0 0

main :: IO ()
main = do
  print (mconcat (map MaxI [3, 9, 2]))
  print (foldMap (\x -> (Stats 1 x, MaxI x)) [4, 8, 6])
  print (mempty :: Stats)
  print ("ab" <> "cd", [1] <> mempty, mconcat ["x", "y"])
  print (compare 1 2 <> compare 3 3, EQ <> GT)
  print ((show <> const "-" <> reverse . show) 123)
  print (Just [1] <> Nothing <> Just [2])
  print (((), "a") <> ((), "b"))

-- expect: MaxI 9
-- expect: (Stats {count = 3, total = 18},MaxI 8)
-- expect: Stats {count = 0, total = 0}
-- expect: ("abcd",[1],"xy")
-- expect: (LT,GT)
-- expect: "123-321"
-- expect: Just [1,2]
-- expect: ((),"ab")
