/** What a template leaves open, written `{name}`: who reads it, whose it is, about what, when, and who writes. */
export const templateVariables = ['name', 'company', 'job', 'date', 'me'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

const placeholder = new RegExp(`\\{(${templateVariables.join('|')})\\}`, 'g');

/** Puts in what is known; what is not stays as it is written, for the writer to see. */
export const fillVariables = (
  text: string,
  values: Partial<Record<TemplateVariable, string | null>>,
): string =>
  text.replace(placeholder, (written, name: TemplateVariable) => values[name] || written);

/** Which are still open, each once. A company's message with one of them is not sent. */
export function unfilledIn(text: string): TemplateVariable[] {
  const open = new Set(Array.from(text.matchAll(placeholder), ([, name]) => name));
  return templateVariables.filter((name) => open.has(name));
}
