"""Lessons judged by the law, and the rules told with a figure for each.

Everything here is data and pure functions; sentences are named by key and stand in the catalogues
``learn`` and ``rules-page``.
"""

from corridor.learn.judge import Kind, Verdict, judge
from corridor.learn.lesson import Lesson, Task, Wrong
from corridor.learn.reader import BrokenLesson, parse_lesson
from corridor.learn.shelf import FAMILIES, families, following, lesson, lessons

__all__ = [
    "FAMILIES",
    "BrokenLesson",
    "Kind",
    "Lesson",
    "Task",
    "Verdict",
    "Wrong",
    "families",
    "following",
    "judge",
    "lesson",
    "lessons",
    "parse_lesson",
]
