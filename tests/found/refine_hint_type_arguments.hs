-- was: the type proposed for a callee without an annotation had no type arguments (x1:List), and could not be pasted
-- $ needle refine refine_hint_type_arguments.hs reversed -t 5s
-- > This would do: {-@ snoc ::
-- ! x1:List ->
-- exit 1
module RefineHintTypeArguments where

data List a = Emp | Cons a (List a) deriving (Eq, Show)

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (Cons _ rest) = 1 + size rest

{-@ reversed :: xs:List a -> {v:List a | size v = size xs} @-}
reversed :: List a -> List a
reversed Emp = Emp
reversed (Cons x xs) = snoc (reversed xs) x

snoc :: List a -> a -> List a
snoc Emp y = Cons y Emp
snoc (Cons x xs) y = Cons x (snoc xs y)
