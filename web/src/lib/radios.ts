// A group of radio buttons is one stop for the Tab key; the arrows go round in it and choose.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function goRound(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]")];
  const at = radios.findIndex((radio) => radio === document.activeElement);
  const next = radios[(at + step + radios.length) % radios.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}
