"""Learning the game: lessons that are played, and a coach for a first game.

A lesson is a scene (`lessons/*.yaml`): its steps are its solution and wrong tries with the clause
that forbids them, its last expectation is the goal. What is said stands in the catalogue
`learn.ftl`. `lesson` reads them, `lesson_table` plays one, `coach` says what to do and why.
"""

from tintero.learn.coach import Advice, advice
from tintero.learn.lesson import LESSONS, Lesson, NoLesson, lesson_named
from tintero.learn.lesson_table import LessonTable

__all__ = ["LESSONS", "Advice", "Lesson", "LessonTable", "NoLesson", "advice", "lesson_named"]
