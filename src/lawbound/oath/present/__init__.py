"""Oath as people see it, made of views: names, questions, what happened, refusals, and what lies on the table.

`names` says what things are called, `kinds` what a number may stand for (how it is named in a sentence, as an option,
as a place), `fields` what questions and events hold; `questions` and `happenings` make sentences of them, `refusals`
gives the reasons of `oath.checks` theirs; `widgets` is the table as panels and lists, for browsers and terminals.
"""
