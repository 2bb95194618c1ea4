"""The law: the rules of all five modes, in readable Python without a dependency."""
