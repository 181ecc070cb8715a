import { type IdOf, referenceTable } from '../reference/table.ts';

/** Without zod, because the client loads it early. */
export const targetLimits = {
  settings: 20,
  name: 60,
  perPage: 20,
  /** Terms of a posting or a setting that can be shared with a profile. */
  terms: 30,
  term: 30,
} as const;

/** Of the 100 points of a match, half for what the company seeks and half for the person's wishes. */
export const matchSides = { company: 50, person: 50 } as const;

/** What a setting can ask of a person; each criterion has a weight. */
export const wishedCriteria = [
  'major',
  'degree',
  'graduation',
  'japanese',
  'english',
  'experience',
] as const;
export type WishedCriterion = (typeof wishedCriteria)[number];

export const weightSteps = referenceTable([
  { id: 0, name: { ja: '考慮しない', en: 'Ignore' } },
  { id: 1, name: { ja: '低', en: 'Low' } },
  { id: 2, name: { ja: '普通', en: 'Normal' } },
  { id: 3, name: { ja: '高', en: 'High' } },
]);
export type Weight = IdOf<typeof weightSteps>;
export const usualWeight: Weight = 2;
