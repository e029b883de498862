-- Inputs of packed types and of hash maps are made by the functions that their users have, not from their constructors.
-- flags: --max-size 8
import qualified Data.ByteString as B
import qualified Data.ByteString.Lazy as BL
import qualified Data.HashMap.Strict as H
import qualified Data.HashSet as S
import qualified Data.Text as T
import qualified Data.Text.Lazy as TL
import qualified Data.Vector as V
import qualified Data.Vector.Unboxed as U

-- check: prop_bytes falsified b = "\STX\SOH"
prop_bytes :: B.ByteString -> Bool
prop_bytes b = B.reverse b /= B.pack [1, 2]

-- check: prop_lazyBytes falsified b = "\STX\SOH"
prop_lazyBytes :: BL.ByteString -> Bool
prop_lazyBytes b = BL.reverse b /= BL.pack [1, 2]

-- check: prop_text falsified t = ",,"
prop_text :: T.Text -> Bool
prop_text t = length (T.splitOn (T.pack ",") t) < 3

-- check: prop_lazyText falsified t = ",,"
prop_lazyText :: TL.Text -> Bool
prop_lazyText t = length (TL.splitOn (TL.pack ",") t) < 3

-- check: prop_chunks holds_up_to 8
prop_chunks :: TL.Text -> Bool
prop_chunks t = all (not . T.null) (TL.toChunks t)

-- check: prop_boxed falsified v = fromList [_,_]
prop_boxed :: V.Vector Int -> Bool
prop_boxed v = V.length v < 2

-- check: prop_unboxed falsified v = fromList [3]
prop_unboxed :: U.Vector Int -> Bool
prop_unboxed v = U.sum v /= 3

-- check: prop_keysDiffer holds_up_to 8
prop_keysDiffer :: H.HashMap Bool Int -> Bool
prop_keysDiffer m = H.size m <= 2 && H.toList (H.fromList (H.toList m)) == H.toList m

-- check: prop_elements falsified s = fromList [0,1]
prop_elements :: S.HashSet Int -> Bool
prop_elements s = S.size s < 2
