/** The client reads them, too: no zod. */
export const targetLimits = {
  settings: 20,
  name: 60,
  perPage: 20,
  /** How much a wish weighs: not at all, a little, as usual, much. */
  weight: { min: 0, max: 3 },
  usualWeight: 2,
} as const;

/** What a setting can want of a person; each has a weight. */
export const wishedCriteria = [
  'major',
  'degree',
  'graduation',
  'japanese',
  'english',
  'experience',
] as const;
export type WishedCriterion = (typeof wishedCriteria)[number];
