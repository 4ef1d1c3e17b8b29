"""What proves Tintero and is not Tintero: a part of the checkout, never of the wheel.

The fuzzer with its slow oracle and its tests of secrets, the smoke tests that predict what each
card does, what of the pool has run and is proven, and which tests name which clauses. It may import
everything of `tintero`; there, only the commands of a development install import it, when called.
"""
