"""Answers to quiz questions."""
