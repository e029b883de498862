module Records where
data P = P { px :: Int, py :: Int } | Q { px :: Int } | R deriving (Eq)
newtype N = N { unN :: [Int] }
data One = One { only :: Bool, other :: !Int }
a = P { px = 1, py = 2 + 3 }
b p = p { px = px p + 1 }
c p = p { py = 0, px = (4) }
d px py = P { px, py }
e px = let py = 9 in P { .. }
f P { px = x, .. } = x + py
f R {} = 0
f Q { px } = px
g n = length (unN n)
h n = n { unN = [] }
i = (unN $ N [1], map unN [])
