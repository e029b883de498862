{-# LANGUAGE RankNTypes #-}
data MonadDict m = MonadDict
  { ret :: forall a. a -> m a
  , bind :: forall a b. m a -> (a -> m b) -> m b
  }

maybeDict :: MonadDict Maybe
maybeDict = MonadDict { ret = Just, bind = \m k -> maybe Nothing k m }

listDict :: MonadDict []
listDict = MonadDict (: []) (flip concatMap)

pairs :: MonadDict m -> m a -> m b -> m (a, b)
pairs d ma mb = bind d ma (\a -> bind d mb (\b -> ret d (a, b)))

type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s
newtype Identity a = Identity { runIdentity :: a }
newtype Const a b = Const { getConst :: a }
instance Functor Identity where fmap f (Identity a) = Identity (f a)
instance Functor (Const c) where fmap _ (Const c) = Const c

view :: Lens s a -> s -> a
view l = getConst . l Const

over :: Lens s a -> (a -> a) -> s -> s
over l f = runIdentity . l (Identity . f)

_1 :: Lens (a, c) a
_1 f (a, c) = fmap (\a' -> (a', c)) (f a)

_2 :: Lens (c, a) a
_2 f (c, a) = fmap (\a' -> (c, a')) (f a)

main :: IO ()
main = do
  print (pairs maybeDict (Just 1) (Just 'x'))
  print (pairs listDict [1, 2] "ab")
  print (view (_1 . _2) ((1, 'y'), True))
  print (over (_2 . _1) (+ 1) ("a", (1, 2)))

-- expect: Just (1,'x')
-- expect: [(1,'a'),(1,'b'),(2,'a'),(2,'b')]
-- expect: 'y'
-- expect: ("a",(2,2))
