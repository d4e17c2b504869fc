"""Prints fingerprints along plays of every case: run in other processes, they must all print the same."""

from tests.conformance.cases import cases, walk


def fingerprints() -> list[str]:
    lines = []
    for case in cases():
        marks = [step.state.fingerprint() for number, step in enumerate(walk(case, 11)) if number % 40 == 0]
        lines.append(f"{case.name} {marks}")
    return lines


if __name__ == "__main__":
    print("\n".join(fingerprints()))
