newtype Even = Even Int
newtype Rev = Rev Int deriving (Eq, Show)

instance Eq Even where
  Even a /= Even b = a `div` 2 /= b `div` 2

instance Ord Rev where
  Rev a <= Rev b = b <= a

main :: IO ()
main = do
  print (Even 2 == Even 3, Even 2 == Even 4, Even 5 /= Even 4)
  print (compare (Rev 1) (Rev 2), Rev 1 < Rev 2, max (Rev 1) (Rev 2), min (Rev 1) (Rev 2))
  print (maximum (map Rev [3, 1, 2]))
  print (Rev 1 >= Rev 1, Rev 1 > Rev 1)

-- expect: (True,False,False)
-- expect: (GT,False,Rev 1,Rev 2)
-- expect: Rev 1
-- expect: (True,False)
