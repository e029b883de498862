{-# LANGUAGE QuantifiedConstraints, RankNTypes, ExistentialQuantification, GADTs, FlexibleInstances, UndecidableInstances #-}
module Main where

data Some = forall f. (forall x. Show x => Show (f x)) => Some (f Int) (f Bool)

data Box f where
  Box :: (forall x. Eq x => Eq (f x), forall x. Show x => Show (f x)) => f Char -> Box f

render :: Some -> String
render (Some a b) = show a ++ "," ++ show b

same :: Box f -> Box f -> (Bool, String)
same (Box a) (Box b) = (a == b, show a)

-- A class that is nothing but a name for quantified constraints.
class (forall x. (Show x, Eq x) => Show (f x), forall x. Eq x => Eq (f x)) => Plain f
instance (forall x. (Show x, Eq x) => Show (f x), forall x. Eq x => Eq (f x)) => Plain f

changed :: Plain f => f Int -> f Int -> String
changed a b = if a == b then "same" else show a ++ " became " ++ show b

-- An argument that needs a quantified constraint of its own.
use :: ((forall x. Show x => Show (f x)) => f Int -> String) -> (forall y. Show y => Show (f y)) => f Int -> String
use k = k

main :: IO ()
main = do
  mapM_ (putStrLn . render) [Some [1, 2] [], Some (Just 3) Nothing, Some (Left 4 :: Either Int Int) (Right True)]
  print (same (Box "ab") (Box "ab"))
  print (same (Box (Just 'x')) (Box Nothing))
  putStrLn (changed [1] [2])
  putStrLn (changed (Just 1) (Just 1))
  putStrLn (use show (Just 7))

-- expect: [1,2],[]
-- expect: Just 3,Nothing
-- expect: Left 4,Right True
-- expect: (True,"\"ab\"")
-- expect: (False,"Just 'x'")
-- expect: [1] became [2]
-- expect: same
-- expect: Just 7
