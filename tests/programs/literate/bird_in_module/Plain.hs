module Plain where
plain :: String
plain = "plain and "
