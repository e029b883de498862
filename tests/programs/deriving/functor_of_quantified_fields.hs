{-# LANGUAGE RankNTypes, DeriveFunctor #-}
import Data.Functor.Identity
newtype Bazaar a b t = Bazaar { runBazaar :: forall f. Applicative f => (a -> f b) -> f t } deriving Functor
data Two g a = Two (forall x. g x -> a) a (forall f. Monad f => f [a]) deriving Functor
newtype Cont' r a = Cont' (forall s. (a -> r) -> (s -> r) -> r) deriving Functor
main :: IO ()
main = do
  print (runIdentity (runBazaar (fmap show (Bazaar (\k -> (+) <$> k 'a' <*> k 'b'))) (Identity . fromEnum)))
  let Two f x m = fmap (+ 1) (Two length 5 (return [1, 2]))
  print (f "abc", x)
  m >>= print
  let Cont' c = fmap (* 2) (Cont' (\k _ -> k 4)) in putStrLn (c show (const "?"))

-- expect: "195"
-- expect: (4,6)
-- expect: [2,3]
-- expect: 8
