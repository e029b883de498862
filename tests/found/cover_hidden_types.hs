-- was: needle cover crashed (segmentation fault) where a function returns a value with a polymorphic field, or with one of a hidden type
-- $ needle cover cover_hidden_types.hs -t 5s
-- > both False =
-- > inside True
-- ! Segmentation
-- exit 0
{-# LANGUAGE RankNTypes, ExistentialQuantification #-}
module Hidden where

data Dict m = Dict { ret :: forall a. a -> m a, size :: Int }
data Any = forall a. Any a | None
data Pair a = Pair a (Dict Maybe)

plain :: Dict Maybe
plain = Dict Just 1

both :: Bool -> Pair Bool
both b = Pair b plain

hidden :: Bool -> Any
hidden b = if b then Any b else None

inside :: Bool -> (Any, [Dict Maybe])
inside b = (hidden b, [plain | b])
