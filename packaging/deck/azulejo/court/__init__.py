"""Court cards: mirrored half figures painted like blue-and-white tiles."""
