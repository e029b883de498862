{-# LANGUAGE ExistentialQuantification, FlexibleContexts #-}
-- | Parsers of things in any order.
module Text.Parsec.Perm (PermParser, StreamPermParser, permute, (<||>), (<$$>), (<|?>), (<$?>)) where

import Data.Functor.Identity (Identity)
import Text.Parsec.Combinator
import Text.Parsec.Prim

infixl 1 <||>, <|?>
infixl 2 <$$>, <$?>

-- | Over text.
type PermParser tok st a = StreamPermParser String st a

-- | The result when nothing more comes, if that is allowed, and what may come first.
data StreamPermParser s st a = Perm (Maybe a) [Branch s st a]

data Branch s st a = forall b. Branch (StreamPermParser s st (b -> a)) (Parsec s st b)

-- | The parser of all orders.
permute :: Stream s Identity tok => StreamPermParser s st a -> Parsec s st a
permute (Perm end branches) = choice (map first branches ++ maybe [] (\x -> [return x]) end)
  where
    first (Branch rest p) = do
      x <- p
      f <- permute rest
      return (f x)

-- | A function and its first part.
(<$$>) :: Stream s Identity tok => (a -> b) -> Parsec s st a -> StreamPermParser s st b
f <$$> p = Perm (Just f) [] <||> p

-- | A function and its first part, which may lack.
(<$?>) :: Stream s Identity tok => (a -> b) -> (a, Parsec s st a) -> StreamPermParser s st b
f <$?> xp = Perm (Just f) [] <|?> xp

-- | One part more.
(<||>) :: Stream s Identity tok => StreamPermParser s st (a -> b) -> Parsec s st a -> StreamPermParser s st b
perm <||> p = add Nothing perm p

-- | One part more, which may lack.
(<|?>) :: Stream s Identity tok => StreamPermParser s st (a -> b) -> (a, Parsec s st a) -> StreamPermParser s st b
perm <|?> (x, p) = add (Just x) perm p

add :: Maybe a -> StreamPermParser s st (a -> b) -> Parsec s st a -> StreamPermParser s st b
add missing perm@(Perm end branches) p = Perm (end <*> missing) (Branch perm p : map later branches)
  where
    later (Branch rest q) = Branch (add missing (mapPerm flip rest) p) q

mapPerm :: (a -> b) -> StreamPermParser s st a -> StreamPermParser s st b
mapPerm f (Perm end branches) = Perm (fmap f end) (map inside branches)
  where
    inside (Branch rest p) = Branch (mapPerm (f .) rest) p
