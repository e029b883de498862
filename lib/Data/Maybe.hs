-- | Operations on Maybe.
module Data.Maybe
  ( Maybe(..), maybe, isJust, isNothing, fromJust, fromMaybe, listToMaybe, maybeToList, catMaybes, mapMaybe
  ) where

-- | Is there a value?
isJust :: Maybe a -> Bool
isJust Nothing = False
isJust (Just _) = True

-- | Is there no value?
isNothing :: Maybe a -> Bool
isNothing Nothing = True
isNothing (Just _) = False

-- | The value; an error if there is none.
fromJust :: Maybe a -> a
fromJust Nothing = error "Maybe.fromJust: Nothing"
fromJust (Just x) = x

-- | The value, or the given one.
fromMaybe :: a -> Maybe a -> a
fromMaybe d Nothing = d
fromMaybe _ (Just v) = v

-- | The value as a list.
maybeToList :: Maybe a -> [a]
maybeToList Nothing = []
maybeToList (Just x) = [x]

-- | The first element, if there is one.
listToMaybe :: [a] -> Maybe a
listToMaybe [] = Nothing
listToMaybe (a : _) = Just a

-- | All values there are.
catMaybes :: [Maybe a] -> [a]
catMaybes [] = []
catMaybes (m : ms) = case m of
  Nothing -> catMaybes ms
  Just x -> x : catMaybes ms

-- | Maps and keeps the values there are.
mapMaybe :: (a -> Maybe b) -> [a] -> [b]
mapMaybe f = go
  where
    go [] = []
    go (x : xs) = case f x of
      Nothing -> go xs
      Just r -> r : go xs
