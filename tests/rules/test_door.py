"""The public names of the package, exactly."""

import importlib

import pytest

import corridor


def test_the_door_must_be_exact() -> None:
    public = {name for name in vars(corridor) if not name.startswith("_")}
    modules = {name for name in public if type(getattr(corridor, name)).__name__ == "module"}
    assert set(corridor.__all__) == public - modules


def test_the_door_must_be_sorted() -> None:
    def kind(name: str) -> tuple[int, str]:
        """Numbers of the games first, then classes, then functions."""
        return (0 if name.isupper() else 1 if name[0].isupper() else 2), name

    assert corridor.__all__ == sorted(corridor.__all__, key=kind)
    assert len(corridor.__all__) == len(set(corridor.__all__))


def test_every_name_of_the_door_must_be_there() -> None:
    for name in corridor.__all__:
        assert getattr(corridor, name) is not None


def test_drawing_must_be_reached_through_the_door_and_nothing_else() -> None:
    assert corridor.draw.svg is importlib.import_module("corridor.draw").svg
    with pytest.raises(AttributeError, match="no attribute 'paint'"):
        _ = corridor.paint
