import qualified Data.Map as M

data Rec = Rec { m :: M.Map Int String, fn :: Either Int (Maybe [Int]) } deriving (Show, Eq, Ord)
data Unit = Unit deriving (Show, Eq, Ord, Enum, Bounded, Read)
data Empty
deriving instance Show Empty

main :: IO ()
main = do
  print (Rec (M.fromList [(2, "b"), (1, "a")]) (Right (Just [-1])))
  print (Rec M.empty (Left (-1)) < Rec M.empty (Left 0))
  print (read "[Unit,Unit]" :: [Unit])
  print ([] :: [Empty])
  print (Just (Left (2, 'x')) :: Maybe (Either (Int, Char) Unit))

-- expect: Rec {m = fromList [(1,"a"),(2,"b")], fn = Right (Just [-1])}
-- expect: True
-- expect: [Unit,Unit]
-- expect: []
-- expect: Just (Left (2,'x'))
