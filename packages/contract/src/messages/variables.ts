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

/**
 * One word in braces: `{nmae}`, `{ name }`, `{名前}`, `｛name｝`. Full-width braces around Japanese
 * are left alone, because they also serve as brackets.
 */
const lookalike =
  /\{\s*[\p{L}_][\p{L}\p{N}_-]{0,29}\s*\}|｛\s*[\p{Script=Latin}_][\p{Script=Latin}\p{N}_-]{0,29}\s*｝/gu;

/**
 * What looks like a variable and is none, as written, each once. Companies cannot send a message
 * that contains one.
 */
export function unknownIn(text: string): string[] {
  const written = Array.from(text.matchAll(lookalike), ([whole]) => whole);
  const known = new Set(templateVariables.map((name) => `{${name}}`));
  return [...new Set(written)].filter((whole) => !known.has(whole));
}
