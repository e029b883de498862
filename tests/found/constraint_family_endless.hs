-- was: a constraint family without an end ate the memory: it was reduced where it was read
-- $ needle run constraint_family_endless.hs
-- > Reduction stack overflow; size = 201
-- exit 2
-- $ ulimit -v 4000000; needle check constraint_family_endless.hs -t 5s
-- > Reduction stack overflow; size = 201
-- exit 2
{-# LANGUAGE ConstraintKinds, KindSignatures, TypeFamilies, UndecidableInstances, FlexibleContexts #-}
module Main where
import Data.Kind
type family Loop a :: Constraint where
  Loop a = (Show a, Loop [a])
inf :: Loop a => a -> String
inf x = "x"
main = putStrLn (inf 'c')

