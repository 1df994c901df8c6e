"""Words and pictures for people, made only when somebody looks.

The engine formats no strings: `words`, `happenings` and `why` make sentences of questions, events and refusals, `board`
draws a state. The sentences are messages in `locales/`, which `speech` says in the language of whoever listens.
"""

from lawbound.root.present.happenings import event_text, line_ends, log_lines
from lawbound.root.present.why import refused
from lawbound.root.present.words import option_text, phase_text, prompt_text

__all__ = ["event_text", "line_ends", "log_lines", "option_text", "phase_text", "prompt_text", "refused"]
