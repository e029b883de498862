-- | What runners of tests do. Needle is the runner, so none of it is heeded.
module Test.Tasty.Ingredients (Ingredient(..), composeReporters, ingredientOptions, ingredientsOptions) where

import Test.Tasty.Options (OptionDescription)

-- | A part of a runner.
data Ingredient = Ingredient | Options [OptionDescription]

-- | Both reports.
composeReporters :: Ingredient -> Ingredient -> Ingredient
composeReporters a _ = a

-- | The options that it has.
ingredientOptions :: Ingredient -> [OptionDescription]
ingredientOptions i = case i of
  Ingredient -> []
  Options os -> os

-- | The options that all of them have.
ingredientsOptions :: [Ingredient] -> [OptionDescription]
ingredientsOptions = concatMap ingredientOptions
