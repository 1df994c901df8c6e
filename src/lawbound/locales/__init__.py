"""What Lawbound says to people: messages of Project Fluent, one folder for each language (see `present.speech`)."""

LANGUAGES = ("en", "cs", "pl")
