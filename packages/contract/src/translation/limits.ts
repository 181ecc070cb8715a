import type { CallLimit } from '../endpoint.ts';

export const translationLimits = {
  path: 120,
  fields: 200,
  /** Characters of one text, and of all texts of a call together. */
  text: 10_000,
  all: 60_000,
  /** Of all texts together: the translation service receives each line separately. */
  lines: 2000,
} as const;

/** Translating a form takes a few calls; bounds the cost of a paid service. */
export const translationCallLimits: readonly CallLimit[] = [
  { by: 'company', max: 30, seconds: 600 },
  { by: 'company', max: 300, seconds: 86_400 },
];
