-- Program 6: all terms that have a type.
module Typecheck where

import Lambda
import Test.QuickCheck

prop_typed :: Exp -> Property
prop_typed e = typed e ==> True
