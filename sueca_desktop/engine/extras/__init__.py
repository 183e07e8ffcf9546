"""Actions beside the phases, one module each."""
