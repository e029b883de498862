{-# LANGUAGE QuantifiedConstraints, RankNTypes #-}
module Main where

data Rose f a = Rose a (f (Rose f a))

instance (Show a, forall x. Show x => Show (f x)) => Show (Rose f a) where
  showsPrec d (Rose a rs) =
    showParen (d > 10) (showString "Rose " . showsPrec 11 a . showString " " . showsPrec 11 rs)

both :: (forall x. Show x => Show (f x)) => f Int -> f Bool -> String
both i b = show i ++ " " ++ show b

twice :: (forall x. Show x => Show (f x)) => (forall a. a -> f a) -> String
twice wrap = both (wrap 1) (wrap True) ++ " " ++ show (wrap (wrap 'c'))

-- Without a context: whatever the element is.
lengthy :: (forall x. Show (f x)) => f (Int -> Int) -> Int
lengthy = length . show

newtype Phantom a = Phantom Int deriving Show

-- The class of the conclusion has superclasses, which are given alike.
sortedPair :: (forall x. Ord x => Ord (f x)) => f Int -> f Int -> (f Int, Bool)
sortedPair a b = (if a <= b then a else b, a == b)

-- A local function without a signature; a rule inside a rule's context.
nested :: (forall x. Show x => Show (f x), forall x. (Show x, Ord x) => Show (g x)) => f (g Int) -> g (Int, Bool) -> [String]
nested a b = [render a, render b]
  where render x = "<" ++ show x ++ ">"

newtype Pair a = Pair (a, a)

instance (Show a, Ord a) => Show (Pair a) where
  show (Pair (a, b)) = show (min a b) ++ ".." ++ show (max a b)

main :: IO ()
main = do
  putStrLn (both [1] [False])
  putStrLn (twice Just)
  putStrLn (twice (\x -> [x]))
  print (lengthy (Phantom 3))
  print (sortedPair (Just 3) Nothing)
  print (sortedPair [2] [1, 5])
  mapM_ putStrLn (nested (Just (Pair (3, 1))) (Pair ((2, True), (1, False))))
  print (Rose 1 [Rose 2 [], Rose 3 [Rose 4 []]])
  print (Rose 'a' (Just (Rose 'b' Nothing)))

-- expect: [1] [False]
-- expect: Just 1 Just True Just (Just 'c')
-- expect: [1] [True] ["c"]
-- expect: 9
-- expect: (Nothing,False)
-- expect: ([1,5],False)
-- expect: <Just 1..3>
-- expect: <(1,False)..(2,True)>
-- expect: Rose 1 [Rose 2 [],Rose 3 [Rose 4 []]]
-- expect: Rose 'a' (Just (Rose 'b' Nothing))
