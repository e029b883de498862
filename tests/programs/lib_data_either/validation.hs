import Data.Either (either, lefts, rights, partitionEithers)

data Problem = Empty | TooLong Int | NotNumeric String deriving (Show, Eq, Ord)

check :: String -> Either Problem Int
check "" = Left Empty
check s
  | length s > 4 = Left (TooLong (length s))
  | all (`elem` ['0' .. '9']) s = Right (read s)
  | otherwise = Left (NotNumeric s)

main :: IO ()
main = do
  let results = map check ["12", "", "abc", "123456", "7"]
  print results
  print (partitionEithers results)
  print (sum (rights results), length (lefts results))
  print (traverse check ["1", "2"], traverse check ["1", "x", ""])
  print (fmap (+ 1) (check "41"), check "1" >>= \n -> if n > 0 then Right (n * 2) else Left Empty)
  print (Left 1 <> Right 'a' <> Left 2, Right 1 <> undefined :: Either () Int, minimum results)

-- expect: [Right 12,Left Empty,Left (NotNumeric "abc"),Left (TooLong 6),Right 7]
-- expect: ([Empty,NotNumeric "abc",TooLong 6],[12,7])
-- expect: (19,3)
-- expect: (Right [1,2],Left (NotNumeric "x"))
-- expect: (Right 42,Right 2)
-- expect: (Right 'a',Right 1,Left Empty)
