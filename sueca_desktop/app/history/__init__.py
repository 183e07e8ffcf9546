"""Every deal that was played, in a database (PRODUCT.md, P7), and what is read from it."""
