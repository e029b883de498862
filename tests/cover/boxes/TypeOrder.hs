module TypeOrder where
data A = A { fa :: Int, fb :: B }
data B = B { fc :: [A] } | B2
type S = C
newtype C = C { fd :: Int }
data D = D { fe :: S, ff :: A }
class K a where { k :: a -> Int; k _ = l (1 :: Int) }
class L a where { l :: a -> Int; l _ = 2 }
instance L Int where l x = x
instance K C where k c = fd c
instance L D where l d = k (fe d)
instance K Int
