"""What the tests of the core share: deals, an independent telling of the rules, invariants, strategies."""
