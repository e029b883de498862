{-# LANGUAGE TypeFamilies, ScopedTypeVariables, FlexibleInstances, FlexibleContexts, UndecidableInstances, MultiParamTypeClasses, DataKinds, KindSignatures, TypeApplications, AllowAmbiguousTypes #-}
-- Equations of a closed family are tried in order; a later one waits until the earlier ones cannot fit any more.
module Main where

data Yes = Yes deriving Show
data No = No deriving Show

type family Equal a b where
  Equal a a = Yes
  Equal a b = No

type family IsList a where
  IsList [a] = Yes
  IsList a = No

type family And a b where
  And Yes b = b
  And a Yes = a
  And No b = No
  And a No = No

class Answer a where
  answer :: a

instance Answer Yes where
  answer = Yes

instance Answer No where
  answer = No

equal :: a -> b -> Equal a b -> Equal a b
equal _ _ r = r

-- And a Yes is a although a may be Yes: the equations agree there.
same :: a -> And a Yes -> a
same _ r = r

main :: IO ()
main = do
  print (equal 'a' 'b' answer)
  print (equal 'a' "b" answer)
  print (answer :: IsList [Int])
  print (answer :: IsList (Maybe [Int]))
  print (same Yes Yes, same No No)
  print (answer :: And Yes (And Yes No))

-- expect: Yes
-- expect: No
-- expect: Yes
-- expect: No
-- expect: (Yes,No)
-- expect: No
