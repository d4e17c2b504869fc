"""Italian before a name that no catalogue can know."""

from roundhouse.kernel.text import euphonic


def test_a_and_e_take_a_d_before_their_own_vowel() -> None:
    assert euphonic("da Boise a Albany e Elena e Anna") == "da Boise ad Albany ed Elena e Anna"


def test_the_feminine_article_is_elided_before_a_name_with_a_vowel() -> None:
    assert euphonic("un’azione della Empire State Line") == "un’azione dell’Empire State Line"
    assert euphonic("La Empire State Line paga dalla Empire") == "L’Empire State Line paga dall’Empire"


def test_the_article_stays_before_letters_an_article_and_a_u_spoken_as_in_english() -> None:
    for said in ("della ESL", "della El Paso & Rio Grande", "della Union Pacific", "la linea Arancione"):
        assert euphonic(said) == said
