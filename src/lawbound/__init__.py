"""Lawbound: board games by the letter of their Law.

An unofficial fan project. Every rule names the article that it carries out.
"""

__version__ = "0.1.0"
