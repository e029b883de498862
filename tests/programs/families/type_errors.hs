{-# LANGUAGE DataKinds, TypeFamilies, TypeOperators, UndecidableInstances, FlexibleContexts #-}
import Data.Kind (Type)
import GHC.TypeLits

class Pretty a where
  pretty :: a -> String

instance Pretty Int where
  pretty = show

-- An instance that nobody can use, with what to say.
instance TypeError ('Text "Functions are not pretty: " ':<>: 'ShowType (a -> b) ':$$: 'Text "Apply them.") => Pretty (a -> b) where
  pretty = undefined

type family Element (t :: Type) :: Type where
  Element [a] = a
  Element t = TypeError ('Text "No elements in " ':<>: 'ShowType t)

first :: [a] -> Element [a]
first = head

main :: IO ()
main = do
  putStrLn (pretty (3 :: Int))
  print (first "abc")

-- expect: 3
-- expect: 'a'
