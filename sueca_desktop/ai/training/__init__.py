"""Training the players' policies: ``python -m sueca_desktop.ai.training GAME``."""
