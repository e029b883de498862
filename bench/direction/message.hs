-- kind: equal
-- A message is taken apart by patterns.
module Message where

import Needle (target)

data Body = Text [Int] | Number Int | Empty
data Message = Message { to :: Int, from :: Maybe Int, body :: Body }

entry :: Message -> Int
entry (Message 3 (Just 4) (Text [x, y, z])) | x < y, y < z, z == 10 = target 1
entry (Message t _ (Number n)) | t == n = 1
entry _ = 0
