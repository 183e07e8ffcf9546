"""From one position to the next: the tweens of a deal and of a step. Decoration: the next placing sets all right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from sueca_desktop.app.summary import ShownStep
from sueca_desktop.engine.dealing import Course
from sueca_desktop.rules.cards import Card
from sueca_desktop.rules.events import CardPlayed, Exchanged, TrickTaken
from sueca_desktop.rules.tricks import Trick
from sueca_desktop.rules.view import Observation
from sueca_desktop.ui.table.art import Picture
from sueca_desktop.ui.table.cues import Cue
from sueca_desktop.ui.table.durations import Durations
from sueca_desktop.ui.table.geometry import Pose, between
from sueca_desktop.ui.table.items import CardItem
from sueca_desktop.ui.table.layout import FAN as FAN_WIDTH
from sueca_desktop.ui.table.motion import Tween, ease_out
from sueca_desktop.ui.table.placing import FAN, STOCK, Z_MOVING, Key, Placed, Role
from sueca_desktop.ui.table.scene import TableScene

FLIP_BY = 0.55
"""The part of a glide in which a hidden card turns over."""
DOWN_BY = 0.8
"""The part of a glide after which the card lies on the table: it comes to rest gently."""
CLOSE = 0.35
"""How close the cards of a packet follow each other, in gaps between cards that would come evenly."""
BESIDE = 0.45
"""How far a card that is turned up before the deal sticks out of the pack, in cards."""
PACK_SEEN = 8
"""One card in so many is seen of the pack: the shadows of all would add up to black."""


def heard(scene: TableScene, moment: float, cue: Cue) -> Tween:
    """``cue`` at a moment of the motion, or at its end if that is cut short."""
    return Tween(moment, 0, lambda t: None, start=partial(scene.cued.emit, cue))


def glide(item: CardItem, to: Pose, begin: float, length: float) -> Tween:
    """``item`` to ``to`` from wherever it is when the tween begins."""
    origin: list[Pose] = []

    def apply(t: float) -> None:
        if not origin:
            origin.append(item.pose)
        item.lay(between(origin[0], to, t))

    return Tween(begin, length, apply)


def turning(item: CardItem, to: Pose, picture: Picture, begin: float, length: float) -> Tween:
    """As :func:`glide`, turning the hidden card over to ``picture`` on the way."""
    origin: list[Pose] = []

    def apply(t: float) -> None:
        if not origin:
            origin.append(item.pose)
        half = min(1.0, t / FLIP_BY) * 2 - 1  # -1 its back, 0 on edge, 1 its face
        if half >= 0 and item.picture != picture:
            item.show_picture(picture)
        item.lay(between(origin[0], to, t), flip=max(0.02, abs(half)))

    return Tween(begin, length, apply)


def appearing(item: CardItem, placed: Placed, length: float) -> Tween:
    """``item`` where it comes to lie, out of nothing."""
    return Tween(0, length, item.setOpacity, start=partial(item.put, placed))


def played_trick(step: ShownStep) -> Trick | None:
    """The trick that the step filled; None if it filled none."""
    full = any(isinstance(event, TrickTaken) for event in step.events)
    return step.after.deal.tricks[-1] if full else None


def step_tweens(scene: TableScene, step: ShownStep, times: Durations) -> list[Tween]:
    """The card to the trick; a full trick rests and goes to its winner. What is only said takes its time."""
    times = times.hurried if step.hurried else times
    card = next((event.card for event in step.events if isinstance(event, CardPlayed)), None)
    seat = next((event.seat for event in step.events if isinstance(event, CardPlayed)), 0)
    if card is None:
        return [Tween(0, times.word, lambda t: None), *_rearranging(scene, step, times)]
    full = played_trick(step)
    wanted = scene.where(step.after, awake=False, trick=full)
    _adopt(scene, card, seat)
    tweens = [_to_trick(scene, card, wanted[card], times), heard(scene, times.glide * DOWN_BY, Cue.PLAY)]
    tweens += _settling(scene, wanted, card, times)
    if full is not None:
        tweens += _collecting(scene, step, full, times)
    return tweens


def _rearranging(scene: TableScene, step: ShownStep, times: Durations) -> list[Tween]:
    """Cards that change their places without being played: drawn from the stock, or exchanged for its open card."""
    if times.fading:
        return []
    wanted = scene.where(step.after, awake=False)
    for event in step.events:
        if isinstance(event, Exchanged):
            _adopt(scene, event.given, event.seat)
            _hide_again(scene, event.taken, event.seat)
    tweens = []
    for key, placed in wanted.items():
        new = key not in scene.cards
        item = scene.item(key, placed)
        if new and scene.layout.stock is not None:
            item.show_picture(Picture(None, placed.role))
            item.lay(scene.layout.stock[0])
        if item.picture.face is not placed.face and placed.face is not None:
            picture = Picture(placed.face, placed.role)
            tweens.append(replace(turning(item, placed.pose, picture, 0, times.glide), end=partial(item.put, placed)))
        elif item.pose != placed.pose:
            tweens.append(glide(item, placed.pose, 0, times.glide))
    return tweens


def _hide_again(scene: TableScene, card: Card, seat: int) -> None:
    """The open card that ``seat``, not one's own, took up becomes one of its hidden cards."""
    if seat == 0 or card not in scene.cards:
        return
    held = sum(isinstance(key, tuple) and key[:2] == (FAN, seat) for key in scene.cards)
    scene.cards[(FAN, seat, held)] = scene.cards.pop(card)


def _adopt(scene: TableScene, card: Card, seat: int) -> None:
    """The hidden card of ``seat`` that turns out to be ``card`` becomes its item."""
    if card in scene.cards:
        return
    backs = sorted(key for key in scene.cards if isinstance(key, tuple) and key[:2] == (FAN, seat))
    if backs:
        scene.cards[card] = scene.cards.pop(backs[len(backs) // 2])
        for i, key in enumerate([key for key in backs if key in scene.cards]):
            scene.cards[(FAN, seat, i)] = scene.cards.pop(key)


def _to_trick(scene: TableScene, card: Card, placed: Placed, times: Durations) -> Tween:
    item = scene.item(card, placed)
    if times.fading:
        return appearing(item, placed, times.glide)
    hidden = item.picture.face is None
    item.setZValue(Z_MOVING)
    if not hidden:
        item.show_picture(Picture(card, item.picture.role))
    move = (
        turning(item, placed.pose, Picture(card, Role.TRICK), 0, times.glide)
        if hidden
        else glide(item, placed.pose, 0, times.glide)
    )
    return replace(move, end=partial(item.put, placed))


def _settling(scene: TableScene, wanted: Mapping[Key, Placed], moving: Card, times: Durations) -> list[Tween]:
    """Everything else that has to move a little: hands close ranks."""
    tweens = []
    for key, placed in wanted.items():
        item = scene.cards.get(key)
        if item is not None and key is not moving and item.pose != placed.pose and placed.role is not Role.PILE:
            item.show_picture(replace(item.picture, dim=False))
            tweens.append(glide(item, placed.pose.moved_up(item.height), 0, times.settle))
    return tweens


def _collecting(scene: TableScene, step: ShownStep, trick: Trick, times: Durations) -> list[Tween]:
    winner = step.after.deal.winner_of(trick)
    pile = scene.layout.seats[winner].pile
    best = trick.cards[(winner - trick.leader) % step.after.deal.spec.seats]
    begin = times.glide + times.rest
    items = [scene.cards[c] for c in trick.cards]

    def crown() -> None:
        item = scene.cards[best]
        scene.winner_ring.around(item.pose, item.zValue() + 0.5)

    tweens = [Tween(times.glide, times.rest, lambda t: None, start=crown, end=scene.winner_ring.hide)]
    tweens.append(heard(scene, begin, Cue.TRICK))
    for item in items:
        gone = Tween(begin, times.collect, lambda t: None) if times.fading else glide(item, pile, begin, times.collect)
        tweens.append(replace(gone, end=partial(item.setOpacity, 0.0)))
        tweens.append(Tween(begin + times.collect * 0.55, times.collect * 0.45, partial(_fade, item), ease=ease_out))
    return tweens


def _fade(item: CardItem, t: float) -> None:
    item.setOpacity(1 - t)


def deal_tweens(scene: TableScene, observation: Observation, times: Durations, course: Course) -> list[Tween]:
    """Packet by packet from the dealer to the hands; own cards and the turned card turn over. Where nothing may fly,
    all appear at once.
    """
    wanted = scene.where(observation, awake=False)
    if times.fading:
        cards = (appearing(scene.item(key, placed), placed, times.deal_card) for key, placed in wanted.items())
        return [heard(scene, 0, Cue.DEAL), *cards]
    dealer, turned = observation.deal.dealer, observation.deal.turned
    source = replace(scene.layout.seats[dealer].trick, width=scene.layout.width(FAN_WIDTH), angle=0)
    packets = _packets(wanted, dealer, turned, course)
    total = sum(len(packet) for packet in packets)
    wait = times.turn if course.turned_first else 0  # the card is turned up, and only then dealt
    over = wait + (total - 1) * times.deal_gap + times.deal_card
    tweens = [heard(scene, 0, Cue.DEAL)]
    n = 0
    for packet in packets:
        for i, (key, placed) in enumerate(packet):
            begin = wait + (n - i + i * CLOSE) * times.deal_gap  # the cards of a packet lie close together
            item = scene.item(key, placed)
            tweens.append(_dealt(item, placed, source, n, begin, times))
            if placed.face is not None:
                first = key is turned and course.turned_first
                tweens.append(_turned_up(item, placed, source, times) if first else _turn(item, placed, over, times))
            n += 1
    return tweens


def _packets(
    wanted: Mapping[Key, Placed], dealer: int, turned: Card | None, course: Course
) -> list[list[tuple[Key, Placed]]]:
    """What is dealt, packet by packet; what stays on the table comes last. The turned card is at the end of its packet,
    but at the beginning if the dealer deals himself first.
    """
    hands: dict[int | None, list[tuple[Key, Placed]]] = {}
    for key, placed in sorted(wanted.items(), key=lambda pair: pair[0] is turned):
        hands.setdefault(_owner(key, placed, dealer), []).append((key, placed))
    own = hands.get(dealer, [])
    if own and own[-1][0] is turned and course.packets[0][0] == dealer:
        own.insert(0, own.pop())
    packets = []
    for seat, count in course.packets:
        hand = hands.get(seat, [])
        packets.append(hand[:count])
        hands[seat] = hand[count:]
    return [*packets, *(rest for seat, rest in hands.items() if seat is not None)]


def _owner(key: Key, placed: Placed, dealer: int) -> int | None:
    """The seat a card is dealt to; what is turned comes with the dealer's; None: it stays on the table."""
    if isinstance(key, tuple):
        return None if key[0] == STOCK else key[1]
    return dealer if placed.role in (Role.TURNED, Role.STOCK) else 0


def _dealt(item: CardItem, placed: Placed, source: Pose, n: int, begin: float, times: Durations) -> Tween:
    """The ``n``-th card from the pack at ``source`` to its hand."""
    item.show_picture(Picture(None, Role.FAN))
    item.lay(replace(source, x=source.x - n * 0.15, y=source.y + n * 0.15))
    item.setZValue(Z_MOVING - n / 1000)
    item.setOpacity(1.0 if n % PACK_SEEN == PACK_SEEN - 1 else 0.0)

    def leave() -> None:
        item.setOpacity(1.0)
        item.setZValue(Z_MOVING + n)

    move = glide(item, placed.pose, begin, times.deal_card)
    return replace(move, start=leave, ease=ease_out, end=partial(item.setZValue, placed.z))


def _turn(item: CardItem, placed: Placed, begin: float, times: Durations) -> Tween:
    """It turns over where it lies."""
    assert placed.face is not None, "a hidden card stays so"
    return turning(item, placed.pose, Picture(placed.face, placed.role), begin, times.turn)


def _turned_up(item: CardItem, placed: Placed, source: Pose, times: Durations) -> Tween:
    """It is turned up on the pack, beside which it is seen, before any card is dealt."""
    assert placed.face is not None, "a hidden card stays so"
    beside = replace(source, x=source.x + source.width * BESIDE)
    tween = turning(item, beside, Picture(placed.face, placed.role), 0, times.turn)
    return replace(tween, start=partial(item.setOpacity, 1.0))
