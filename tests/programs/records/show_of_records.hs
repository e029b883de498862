data R = R { x :: Int, y' :: Maybe Int, (%%) :: Double } deriving (Show, Eq)
data S = S { inner :: R } deriving Show
newtype N = N { unN :: Int } deriving Show
data Op = Op :*: Int | Leaf { v :: Int } deriving Show
infixl 7 :*:

main :: IO ()
main = do
  print (R { x = -1, y' = Just (-2), (%%) = -0.5 })
  print (S (R 1 Nothing 2))
  print (Just (N 3))
  print (N (-3))
  print (Leaf 1 :*: 2 :*: (-3))
  print [Just Leaf { v = 4 }]

-- expect: R {x = -1, y' = Just (-2), (%%) = -0.5}
-- expect: S {inner = R {x = 1, y' = Nothing, (%%) = 2.0}}
-- expect: Just (N {unN = 3})
-- expect: N {unN = -3}
-- expect: (Leaf {v = 1} :*: 2) :*: (-3)
-- expect: [Just (Leaf {v = 4})]
