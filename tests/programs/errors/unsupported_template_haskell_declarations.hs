{-# LANGUAGE TemplateHaskell #-}
import Language.Haskell.TH

data T = A | B

return [ValD (VarP (mkName "one")) (NormalB (LitE (IntegerL 1))) []]

concat <$> mapM (const [d| |]) [''T, 'A]

main :: IO ()
main = print one

-- error: 8:1: not supported
