/** Variables of a template, written `{name}`: receiver, company, job, date, and sender. */
export const templateVariables = ['name', 'company', 'job', 'date', 'me'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

const placeholder = new RegExp(`\\{(${templateVariables.join('|')})\\}`, 'g');

/** Unknown variables stay as written, for the writer to see. */
export const fillVariables = (
  text: string,
  values: Partial<Record<TemplateVariable, string | null>>,
): string =>
  text.replace(placeholder, (written, name: TemplateVariable) => values[name] || written);

/** The unfilled variables, each once. Companies cannot send a message that contains one. */
export function unfilledIn(text: string): TemplateVariable[] {
  const open = new Set(Array.from(text.matchAll(placeholder), ([, name]) => name));
  return templateVariables.filter((name) => open.has(name));
}
