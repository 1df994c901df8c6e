"""Words and pictures of Root, made only when somebody looks.

| room | what it is for |
| --- | --- |
| `names` | what things are called |
| `places` | the names of places on the table, which things and options share |
| `fields` | what questions and events hold |
| `kinds` | the kinds of things: how each is named, told as an option, and where it is |
| `questions` | questions, options, refusals and the phase in words; where options may be clicked |
| `happenings` | events in words: the log, and why a bot chose so |
| `instructions` | events as things to do with one's hands at a real table |
| `boards` | one presenter for each faction and bot: all that only its board knows |
| `widgets` | what boards are made of |
| `scene` | the whole table as data, with the `shapes` of what is Root's own in it |
| `following` | how what is seen follows what is told |
| `catalogue` | what does not change during a game |
| `terminal` | the table as text |
| `svg` | the table as a picture (`svg_art`, `svg_clearing`, `svg_ground`) |

The sentences are messages in `root/locales`. From outside, Root is told by its kit: `games.kit("root").words`.
"""
