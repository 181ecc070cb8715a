const fields = 'input:not([type=hidden]), select, textarea';

/** The first visible control inside an element; of radios, the one that Tab would reach. */
export function firstField(within: Element): HTMLElement | undefined {
  const shown = [...within.querySelectorAll<HTMLElement>(fields)].filter((field) =>
    field.checkVisibility(),
  );
  const [first] = shown;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const chosen = shown.find(
    (field) => field instanceof HTMLInputElement && field.name === first.name && field.checked,
  );
  return chosen ?? first;
}
