"""Works out the deals of a record from their seeds, knowing nothing of the program: ``check_deals.py < RECORD``.

Written after the app's help page alone; prints how many deals are fair, and each that is not.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from typing import Any


def numbers(seed: bytes) -> Iterator[int]:
    """The numbers of a seed, four bytes each."""
    for counter in range(2**64):
        block = hmac.new(seed, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))


def below(n: int, stream: Iterator[int]) -> int:
    """The next number below n; those from the last, incomplete, run of n are passed over."""
    return next(word for word in stream if word < 2**32 // n * n) % n


def dealt(variant: str, dealer: int, deal: dict[str, Any]) -> tuple[list[list[str]], str | None, list[str]]:
    """(hands, turned card, stock) as the seed gives them."""
    stream, riscos = numbers(bytes.fromhex(deal["seed"])), variant == "sueca-riscos"
    pack = [rank + suit for suit in "SHDC" for rank in ("AKQJT987" if variant == "klaberjass" else "AKQJ765432")]
    for i in range(len(pack) - 1, 0, -1):
        j = below(i + 1, stream)
        pack[i], pack[j] = pack[j], pack[i]
    cut = 1 + below(len(pack) - 1, stream)
    style = ("bottom", "top")[below(2, stream)] if riscos else "bottom"
    cut, style = deal.get("cut", cut), deal.get("style", style)
    pack = pack[cut:] + pack[:cut]
    if variant == "klaberjass":
        elder, younger = pack[0:3] + pack[6:9], pack[3:6] + pack[9:12]
        hands = [younger, elder] if dealer == 0 else [elder, younger]
        return hands, pack[12], pack[13:]
    seats = 5 if variant.startswith("italiana") else 4
    first, step = (dealer if style == "top" else dealer - 1, 1 if style == "top" else -1) if riscos else (dealer + 1, 1)
    size, hands = 40 // seats, [[""]] * seats
    for i in range(seats):
        hands[(first + step * i) % seats] = pack[i * size : (i + 1) * size]
    return hands, None if seats == 5 else pack[0 if style == "top" else -1], []


def fair(variant: str, deal: dict[str, Any]) -> bool:
    """Whether the deal is what its seed gives, and the seed what was sealed."""
    own = deal["sueca-desktop"]
    hands, turned, stock = dealt(variant, deal["dealer"], own)
    sealed = hashlib.sha256(bytes.fromhex(own["seed"])).hexdigest() == own["commitment"]
    written = [hand.split(" ") for hand in deal["hands"]], deal.get("turned"), deal.get("stock", "").split()
    return sealed and written == (hands, turned, stock)


record = json.load(sys.stdin.buffer)
verdicts = [fair(record["variant"], deal) for deal in record["deals"]]
print(sum(verdicts), "fair", *(f"deal {i} is not" for i, one in enumerate(verdicts) if not one))
