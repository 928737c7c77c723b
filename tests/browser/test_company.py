"""Several people at one table: what they say, in which language, who is host, who looks on."""

from __future__ import annotations

from playwright.sync_api import expect

from caboose.locales import sentence
from tests.browser.guests import DESKTOP, PHONE, Guests
from tests.browser.players import Player
from tests.server.processes import ServerProcess

NAMES = ("Ann", "Bea")
DEVICES = (PHONE, DESKTOP)


def open_sheet(player: Player, *path: str) -> None:
    """Open the menu and what it leads to."""
    for name in ("Menu", *path):
        player.press(name)


def close_sheet(player: Player) -> None:
    """Close the sheet that lies over the table."""
    player.press("Close")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_a_phrase_is_heard_in_everybodys_own_language(
    guests: Guests, server: ServerProcess
) -> None:
    ann, bea = guests.gather(server, NAMES, DEVICES)
    choose_language(bea, "es")
    ann.press("Say something")
    ann.press("Well played!")
    for player, words in ((ann, "Well played!"), (bea, "¡Bien jugado!")):
        expect(player.page.locator(".saying")).to_contain_text(words)
    bea.press("¡Gracias!")
    expect(ann.page.locator(".saying").filter(has_text="Thank you!")).to_be_visible()
    expect(ann.page.locator(".saying")).to_have_count(0)


def choose_language(player: Player, language: str) -> None:
    """Choose a language in the settings, whatever they are called now."""
    own = player.page.locator("html").get_attribute("lang") or "en"
    player.press(sentence("board-menu", language=own))
    player.page.get_by_role("dialog").get_by_role("combobox").first.select_option(language)
    player.press(sentence("close", language=language))
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(player.page.locator("html")).to_have_attribute("lang", language)


def test_the_language_can_be_changed_in_the_middle_of_a_round(
    guests: Guests, server: ServerProcess
) -> None:
    (ann,) = guests.gather(server, NAMES[:1], DEVICES, computers=1, rules="spruce deal=double-six")
    look = ann.until_turn(lambda look: look.lap > 1 and look.lit != [])
    for language in ("vi", "sq", "jv", "es", "en"):
        choose_language(ann, language)
        expect(
            ann.page.get_by_role("button", name=sentence("turn-draw", language=language))
        ).to_be_visible()
        assert ann.look().hand == look.hand
        assert ann.look().lit == look.lit
    ann.play(look.lit[0])
    ann.until_seq(look.seq + 1)


def test_a_computer_stands_in_until_the_owner_plays_again(
    guests: Guests, server: ServerProcess
) -> None:
    ann, bea = guests.gather(server, NAMES, DEVICES, rules="tournament")
    hand = bea.look().hand
    bea.page.context.set_offline(True)
    bea.page.evaluate("window.dispatchEvent(new Event('online'))")
    open_sheet(ann, "Who plays")
    expect(ann.page.get_by_text("Away")).to_be_visible()
    ann.page.get_by_label("Computer player for seat 2").select_option("casual")
    expect(ann.page.get_by_text("A computer stands in")).to_be_visible()
    close_sheet(ann)
    for _ in range(4):
        ann.until_told("told.table.round.to_play === 1 || told.table.phase !== 'playing'")
        ann.take_step()
    assert len(ann.told["table"]["round"]["history"]) > 3

    bea.page.context.set_offline(False)
    bea.page.evaluate("window.dispatchEvent(new Event('online'))")
    bea.until_seq(ann.look().seq)
    assert bea.look().hand != hand
    log = bea.page.locator(".log")
    expect(log).to_contain_text("A computer plays for you")
    open_sheet(bea, "Who plays")
    bea.press("Play again myself")
    close_sheet(bea)
    ann.until_told("told.table.seats[1].kind === 'person'")
    expect(log).to_contain_text("You play again")
    bea.page.reload()
    expect(log).to_contain_text("You play again")
    while not bea.look().is_own_turn:
        ann.take_step()
        bea.until_seq(ann.look().seq)
    bea.take_step()


def test_only_the_host_changes_the_table_and_may_hand_that_over(
    guests: Guests, server: ServerProcess
) -> None:
    ann, bea = guests.gather(server, NAMES, DEVICES)
    open_sheet(bea)
    expect(bea.page.get_by_role("slider")).to_have_count(0)
    bea.press("Who plays")
    expect(bea.page.get_by_label("Computer player for seat 1")).to_have_count(0)
    expect(bea.page.get_by_label("More about Ann")).to_have_count(0)

    open_sheet(ann, "Who plays")
    ann.page.get_by_label("More about Bea").select_option("make-host")
    expect(bea.page.get_by_label("More about Ann")).to_be_visible()
    expect(ann.page.get_by_label("More about Bea")).to_have_count(0)
    close_sheet(bea)
    open_sheet(bea)
    bea.page.get_by_role("switch", name="Allow help with moves").click()
    close_sheet(bea)
    close_sheet(ann)
    ann.until_told("told.table.hints === false")
    for player in (ann, bea):  # forbidden at this table, whatever a device is set to
        expect(player.page.locator(".playable, .idle, .usable")).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hand(guests: Guests, server: ServerProcess) -> None:
    ann, bea = guests.gather(server, NAMES, DEVICES)
    page = guests.come(f"/t/{ann.code}", DESKTOP)
    page.get_by_role("button", name="Just watch").click()
    expect(page.get_by_role("group", name="Trains").get_by_role("button")).to_have_count(3)
    expect(page.locator(".hand, .turn-bar, .phrases")).to_have_count(0)
    expect(page.get_by_role("button", name="Say something")).to_have_count(0)
    mover = bea if bea.look().is_own_turn else ann
    mover.take_step()
    watcher = Player(page, touches=False)
    watcher.until_seq(mover.look().seq)
    told = watcher.told
    assert told["mine"] is None
    assert told["table"]["round"]["hands"] is None
    assert told["table"]["spectators"] == 1
    tiles = {each["tile"] for each in told["news"] if each["kind"] == "drew"}
    assert tiles <= {None}


def test_a_television_shows_who_is_to_play_and_how_to_join(
    guests: Guests, server: ServerProcess
) -> None:
    opened = server.open_table(seats=2)
    code = opened["code"]
    television = guests.come(f"/t/{code}/tv", {"width": 1920, "height": 1080})
    expect(television.get_by_alt_text("QR code")).to_have_js_property("complete", True)
    expect(television.get_by_text(f"/t/{code}")).to_be_visible()
    ann = guests.take_seat(code, opened["token"])
    bea = guests.take_seat(code, server.sit(code, "Bea")["token"], DESKTOP)
    expect(television.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()
    ann.press("Deal the first round")
    ann.until_told("told.table.phase === 'playing'")
    bea.until_told("told.table.phase === 'playing'")
    is_anns = ann.told["table"]["round"]["to_play"] == ann.told["mine"]["seat"]
    mover, name = (ann, "Ann") if is_anns else (bea, "Bea")
    expect(television.get_by_role("status")).to_contain_text(name)
    expect(television.locator(".hand, .turn-bar")).to_have_count(0)
    expect(television.get_by_alt_text("QR code")).to_be_visible()
    seq = mover.look().seq
    mover.take_step()
    Player(television, touches=False).until_seq(seq + 1)
    assert television.evaluate("window.told.mine") is None


def test_everybody_may_do_without_the_characters_of_the_computers(
    guests: Guests, server: ServerProcess
) -> None:
    ann, bea = guests.gather(server, NAMES, DEVICES, computers=1)
    name = ann.page.evaluate("told.table.seats[2].name")

    def see(player: Player, seen: str, unseen: str) -> None:
        open_sheet(player, "Who plays")
        dialog = player.page.get_by_role("dialog")
        expect(dialog).to_contain_text(seen)
        expect(dialog).not_to_contain_text(unseen)
        close_sheet(player)

    see(ann, name, "Casual C")
    open_sheet(ann)
    ann.page.get_by_role("switch", name="Characters of the computers").click()
    close_sheet(ann)
    see(ann, "Casual C", name)
    see(bea, name, "Casual C")
