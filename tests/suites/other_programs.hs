-- A suite that runs other programs here and there: what does is discarded, what only describes one is tested.
-- expect: programs / are found | 16 | gave_up
-- expect: programs / are named | 17 | ok
-- expect: programs / are written for the shell | 18 | ok
import System.Exit (ExitCode(..))
import System.Process
import Test.Hspec

runs :: FilePath -> IO Bool
runs program = do
  (code, _, _) <- readProcessWithExitCode program ["--version"] ""
  return (code == ExitSuccess)

main :: IO ()
main = hspec $ describe "programs" $ do
  it "are found" $ runs "ghc" >>= (`shouldBe` True)
  it "are named" $ cmdspec (proc "ls" ["-l"]) `shouldBe` RawCommand "ls" ["-l"]
  it "are written for the shell" $ showCommandForUser "echo" ["a b", "it's", ""] `shouldBe` "echo 'a b' 'it'\\''s' ''"
