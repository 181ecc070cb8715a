import {
  categoryOf,
  type JobSubcategoryId,
  subcategoriesOf,
} from '@engawa/contract/reference/jobs/job-categories';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { columnSizes } from './columns.ts';
import { monthOf } from './months.ts';
import { bitsOf } from './sets.ts';

type Wants = TargetWishes['wants'];
/** How far a value fulfils a requirement: 0 to 1. */
export type Fulfilled = (value: number) => number;

/** Shares for near misses, because such people are worth a look. */
const near = {
  oneRung: 0.6,
  twoRungs: 0.25,
  halfYear: 0.6,
  year: 0.25,
  related: 0.4,
  sameCategory: 0.5,
} as const;

export const atLeast =
  (asked: number): Fulfilled =>
  (rung) => {
    if (rung === 0) return 0;
    const below = asked - rung;
    if (below <= 0) return 1;
    return below === 1 ? near.oneRung : below === 2 ? near.twoRungs : 0;
  };

/** The required months; open ends become those of the column. */
export const graduationMonths = ({
  graduationFrom,
  graduationTo,
}: Pick<Wants, 'graduationFrom' | 'graduationTo'>): { from: number; to: number } => ({
  from: graduationFrom === null ? 0 : monthOf(graduationFrom),
  to: graduationTo === null ? columnSizes.graduation : monthOf(graduationTo),
});

/** Within the required months; half a year or a year outside is near. */
export function graduatesIn({ from, to }: { from: number; to: number }): Fulfilled {
  return (month) => {
    if (month === 0) return 0;
    const beside = Math.max(from - month, month - to, 0);
    if (beside === 0) return 1;
    return beside <= 6 ? near.halfYear : beside <= 12 ? near.year : 0;
  };
}

/** Majors of the same type, or of a type in between, are near. */
export function hasMajor({ majors, majorTypes }: Wants): Fulfilled {
  const related = new Set(majors.map((id) => majorCategories.byId(id).type));
  return (place) => {
    const id = majorCategories.ids[place];
    if (id === undefined) return 0;
    const { type } = majorCategories.byId(id);
    if (majors.includes(id) || majorTypes.includes(type)) return 1;
    return related.has(type) || type === 'others' ? near.related : 0;
  };
}

/** A degree of the rank of a required one, or of the next, is near. */
export function hasDegree({ degrees }: Wants): Fulfilled {
  const ranks = degrees.map((id) => degreeTypes.byId(id).rank);
  return (place) => {
    const id = degreeTypes.ids[place];
    if (id === undefined) return 0;
    if (degrees.includes(id)) return 1;
    const { rank } = degreeTypes.byId(id);
    if (rank === null) return 0;
    return ranks.some((asked) => asked !== null && Math.abs(asked - rank) <= 1) ? near.related : 0;
  };
}

/** Experience in other work is near; no experience earns nothing. */
export function hasWorked<Id>(
  table: { readonly ids: readonly Id[] },
  asked: readonly Id[],
): Fulfilled {
  const bits = bitsOf(table, asked);
  return (worked) => {
    if (worked === 0) return 0;
    return (worked & bits) === 0 ? near.related : 1;
  };
}

export function wishesFor<Id>(table: { readonly ids: readonly Id[] }, offered: Id): Fulfilled {
  const bits = bitsOf(table, [offered]);
  return (wished) => ((wished & bits) === 0 ? 0 : 1);
}

/** Other work of the same category is near. */
export function wishesForWork(offered: JobSubcategoryId): Fulfilled {
  const wishesIt = wishesFor(subcategoriesOf(categoryOf(offered)), offered);
  return (wished) => (wished === 0 ? 0 : Math.max(wishesIt(wished), near.sameCategory));
}
