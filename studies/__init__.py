"""How the games play: thousands of plays among the bots, held against what each game's design expects."""
