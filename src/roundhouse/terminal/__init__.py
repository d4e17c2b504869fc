"""Roundhouse in a terminal: the screen, a game played line by line, pages of rules and figures. Drawn with rich."""
