"""Lawbound: Root by the letter of its Law.

An unofficial fan project. Every rule names the article that it carries out.
"""

__version__ = "0.1.0"
