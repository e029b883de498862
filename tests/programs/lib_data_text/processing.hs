{-# LANGUAGE OverloadedStrings #-}
import qualified Data.Map as M
import qualified Data.Text as T

csv :: T.Text -> [[T.Text]]
csv = map (map T.strip . T.splitOn ",") . T.lines

main :: IO ()
main = do
  let rows = csv "name, age\nann, 31\nbob , 4"
  mapM_ print rows
  print (M.fromListWith (+) [(w, 1) | w <- T.words "a b a"])
  print (sum (map (read . T.unpack . (!! 1)) (tail rows)) :: Int)
  putStrLn (T.unpack (T.unwords (map (T.justifyLeft 6 ' ') (head rows))) ++ "|")
  print (T.stripPrefix "foo" "foobar", T.stripSuffix "bar" "foobar", T.isInfixOf "ob" "foobar", T.split (== 'o') "foobar", T.dropWhileEnd (== 'r') "foobarr")

-- expect: ["name","age"]
-- expect: ["ann","31"]
-- expect: ["bob","4"]
-- expect: fromList [("a",2),("b",1)]
-- expect: 35
-- expect: name   age   |
-- expect: (Just "bar",Just "foo",True,["f","","bar"],"fooba")
