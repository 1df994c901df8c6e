### What cannot be set up: in English as the errors of the engine say it themselves. $value   as it was written

refusal-seats = Kamínky jsou pro { $least } až { $most } míst, ne { $value }.
refusal-heaps = Kamínky potřebují seznam 1 až { $most } hromádek, ne { $value }.
refusal-heap = V hromádce je 1 až { $most } kamínků, ne { $value }.
