import { matchSides, usualWeight } from '@engawa/contract/targets/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { neutral, pointsPerStep } from '../gradings.ts';
import { worth } from '../score-parts.ts';
import { termKey } from './terms-in.ts';
import { isWeightless } from './weightless.ts';

/** Points per shared term; all together at most `mostPoints`, and never more than is unasked. */
const eachPoints = 3;
const mostPoints = 8;

/** Points for terms that a row has: `each` for one, all together at most `most`. */
export interface SharedTerms {
  readonly terms: readonly string[];
  readonly each: number;
  readonly most: number;
}

/** Points that terms can bring: of the unasked ones, the half that nobody gets for nothing. */
const mostOf = (unasked: number): number => Math.min(mostPoints, unasked - worth(unasked, neutral));

const countable = ({ wants }: TargetWishes): string[] =>
  wants.terms.filter((term) => !isWeightless(term));

/** The points of a row with these terms, as every engine adds them to the plan's sum. */
export const pointsOfTerms = (shared: readonly SharedTerms[], has: readonly string[]): number =>
  shared.reduce((sum, { terms, each, most }) => {
    const count = has.filter((term) => terms.includes(term)).length;
    return sum + Math.min(most, count * each);
  }, 0);

/** The terms of the wishes that the person wrote, with what they bring. */
export function sharedTerms(wishes: TargetWishes, unasked: number, written: readonly string[]) {
  const [keys, most] = [new Set(written), mostOf(unasked)];
  const terms = most > 0 ? countable(wishes).filter((term) => keys.has(termKey(term))) : [];
  return { terms, most, points: Math.min(most, terms.length * eachPoints) };
}

/** What a search for people adds to the plan's sum. */
export function termsSought(wishes: TargetWishes, unasked: number): SharedTerms[] {
  const [terms, most] = [countable(wishes).map(termKey), mostOf(unasked)];
  return terms.length > 0 && most > 0 ? [{ terms, each: eachPoints, most }] : [];
}

/** Of a posting with that many unasked points: the keys of its terms say what they can bring. */
export function keysOfPosting(wishes: TargetWishes, unasked: number): string[] {
  const most = mostOf(unasked);
  return most > 0 ? countable(wishes).map((term) => `:${most}${termKey(term)}`) : [];
}

/** Whether a posting with these keys has any of a student's terms. */
export const isShared = (keys: readonly string[], written: readonly string[]): boolean =>
  keys.some((key) => written.includes(key.replace(/^:\d+/u, '')));

/** How many conditions a posting can have: major, graduation, Japanese and English. */
const conditions = [0, 1, 2, 3, 4];
const mostsOfPostings = new Set(
  conditions
    .map((count) => mostOf(Math.max(0, matchSides.company - count * usualWeight * pointsPerStep)))
    .filter((most) => most > 0),
);

/** What a search of one student adds to the sum of each job's keys. */
export const termsOffered = (written: readonly string[]): SharedTerms[] =>
  written.length === 0
    ? []
    : Array.from(mostsOfPostings, (most) => ({
        terms: written.map((key) => `:${most}${key}`),
        each: eachPoints,
        most,
      }));
