"""Tintero: a rules engine for the Disney Lorcana trading card game. Unofficial."""

__version__ = "0.1.0"
