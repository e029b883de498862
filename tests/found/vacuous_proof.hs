-- was: OK, holds for every input. This is a proof, when every single test was discarded
-- $ needle check vacuous_proof.hs
-- > Warning! Nothing was tested: no input satisfies the precondition
-- > discarded by
-- ! OK, holds for every input
-- $ needle check -f json vacuous_proof.hs
-- > "vacuous": true
-- $ needle check -q vacuous_proof.hs
-- > Nothing was tested
import Needle

prop_nothing :: Bool -> Result
prop_nothing b = b && not b ==> False
