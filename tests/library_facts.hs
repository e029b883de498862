-- What GHC knows of the testing libraries that we ship: for each module its exports with their fixities, and the instances of the types
-- and classes among them. tests/run_library.py keeps what this prints as tests/library_facts.txt.
--
--   ghc -package ghc -outputdir DIR -o DIR/facts tests/library_facts.hs && DIR/facts $(ghc --print-libdir) MODULE..
module Main (main) where

import Data.List (nub, sort)
import GHC
import GHC.Core.ConLike (ConLike(..))
import GHC.Core.InstEnv (instanceSig)
import GHC.Core.Type (tyConAppTyCon_maybe)
import GHC.Core.TyCon (isTypeSynonymTyCon)
import GHC.Driver.Session (DynFlags)
import GHC.Types.Basic (Fixity(..), FixityDirection(..))
import GHC.Types.Name (getOccString)
import GHC.Utils.Outputable (neverQualify, ppr, showSDocForUser)
import System.Environment (getArgs)
import System.IO (hSetEncoding, stdout, utf8)
import Control.Monad.IO.Class (liftIO)

main :: IO ()
main = do
  hSetEncoding stdout utf8
  libdir : modules <- getArgs
  runGhc (Just libdir) $ do
    flags <- getSessionDynFlags
    _ <- setSessionDynFlags flags { ghcLink = NoLink, hscTarget = HscNothing }
    setContext (map (IIDecl . simpleImportDecl . mkModuleName) ("Prelude" : modules))
    mapM_ facts modules

facts :: String -> Ghc ()
facts text = do
  flags <- getSessionDynFlags
  found <- findModule (mkModuleName text) Nothing
  info <- maybe (error "no such module") id <$> getModuleInfo found
  let exported = modInfoExports info
  rows <- concat <$> mapM (fact flags exported) exported
  liftIO (putStr (unlines (("module " ++ text) : sort (nub rows))))

-- `value NAME FIXITY`, `type NAME`, `class NAME`, `part OWNER NAME FIXITY` for constructors, fields and methods, `instance HEAD`
fact :: DynFlags -> [Name] -> Name -> Ghc [String]
fact flags exported name = do
  (thing, fixity, instances) <- maybe (error "no such name") (\(t, f, i, _, _) -> (t, f, i)) <$> getInfo True name
  let own = getOccString name
      row kind owner = kind ++ " " ++ owner ++ own ++ fixities fixity
      heads = ["instance " ++ instanceText flags i | i <- instances, ours i]
      ours i = let (_, _, c, ts) = instanceSig i in any testing (getName c : [getName t | Just t <- map tyConAppTyCon_maybe ts])
  pure $ case thing of
    ATyCon t
      | Just c <- tyConClass_maybe t -> ("class " ++ own) : [part own m | m <- map getName (classMethods c), m `elem` exported] ++ heads
      | isTypeSynonymTyCon t -> ["type " ++ own]
      | otherwise -> ("type " ++ own) : heads
    AConLike (RealDataCon c) -> [row "part" (getOccString (dataConTyCon c) ++ " ")]
    AConLike (PatSynCon _) -> [row "pattern" ""]
    AnId _ -> [row "value" ""]
    _ -> []
  where
    part owner m = "part " ++ owner ++ " " ++ getOccString m

testing :: Name -> Bool
testing n = takeWhile (/= '.') (maybe "" (moduleNameString . moduleName) (nameModule_ n)) == "Test"
  where nameModule_ x = if isExternalName x then Just (nameModule x) else Nothing

fixities :: Fixity -> String
fixities (Fixity _ p d) = " " ++ (case d of { InfixL -> "infixl"; InfixR -> "infixr"; InfixN -> "infix" }) ++ " " ++ show p

-- CONTEXT => HEAD, as it stands in GHC's own listing without the modules
instanceText :: DynFlags -> ClsInst -> String
instanceText flags = unwords . drop 1 . words . takeWhile (/= '\t') . takeComment . showSDocForUser flags neverQualify . ppr
  where
    takeComment text = concatMap (' ' :) (filter (/= "[safe]") (takeWhile (/= "--") (words text)))
