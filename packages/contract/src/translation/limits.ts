import type { CallLimit } from '../endpoint.ts';

export const translationLimits = {
  path: 120,
  fields: 200,
  /** Characters of one text, and of all texts of a call together. */
  text: 10_000,
  all: 60_000,
  /** Of all texts together: each line goes to the translation service on its own. */
  lines: 2000,
} as const;

/** A form is filled in a few calls; whole days of texts at a paid service are not meant. */
export const translationCallLimits: readonly CallLimit[] = [
  { by: 'company', max: 30, seconds: 600 },
  { by: 'company', max: 300, seconds: 86_400 },
];
