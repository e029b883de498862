-- was: a GADT constructor that is an operator with a fixity was not shown infix
-- $ needle run gadt_infix.hs
-- > 2 :> (4 :> Nil)
-- > (Just (1 :*> 2),(:==) 1 2,(:+>) {left = 'a', right = 'b'})
{-# LANGUAGE GADTs, StandaloneDeriving #-}
data G a where { Nil :: G a; (:>) :: a -> G a -> G a } deriving (Show, Eq)
infixr 5 :>
data H a where { (:*>) :: Int -> Int -> H Int; (:==) :: Int -> Int -> H Bool; (:+>) :: { left :: a, right :: a } -> H a }
infixl 6 :*>
infixl 6 :+>
deriving instance Show a => Show (H a)

main :: IO ()
main = do
  print (2 :> (4 :> Nil))
  print (Just (1 :*> 2), 1 :== 2, 'a' :+> 'b')
