-- | Tests found by their names: the splices @defaultMainGenerator@ and @testGroupGenerator@ stand for all of the module, and need nothing from here.
module Test.Tasty.TH () where
