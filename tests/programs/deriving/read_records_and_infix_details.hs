data R = R { a :: Int, b' :: Maybe R } deriving (Show, Read, Eq)
data T = Int :*: Int | T `Plus` T | U deriving (Show, Read, Eq)
infixl 7 :*:
infixl 6 `Plus`
newtype N = N { unN :: [Double] } deriving (Show, Read, Eq)

main :: IO ()
main = do
  let r = R { a = -1, b' = Just R { a = 2, b' = Nothing } }
  print r
  print (read (show r) == r)
  print (read "R{a=1,b'=Nothing}" :: R)
  print (1 :*: 2 `Plus` U)
  print (read "1 :*: 2 `Plus` U" :: T)
  print ((reads :: ReadS R) "R {a = 1}")
  print (read " N { unN = [ 1 , 2.5e0 ] } " :: N)
  print ((reads :: ReadS T) "U rest")

-- expect: R {a = -1, b' = Just (R {a = 2, b' = Nothing})}
-- expect: True
-- expect: R {a = 1, b' = Nothing}
-- expect: 1 :*: 2 `Plus` U
-- expect: 1 :*: 2 `Plus` U
-- expect: []
-- expect: N {unN = [1.0,2.5]}
-- expect: [(U," rest")]
