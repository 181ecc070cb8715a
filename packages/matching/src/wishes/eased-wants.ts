import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import { degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { type WishedCriterion, wishedCriteria } from '@engawa/contract/targets/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { columnSizes } from '../columns.ts';
import { hasDegree } from '../fulfilment.ts';
import { monthOf, yearMonthOf } from '../months.ts';

type Wants = TargetWishes['wants'];

export interface EasedWants {
  criterion: WishedCriterion;
  wants: Wants;
}

/** Months by which each stated end of the graduation is moved. */
const halfYear = 6;

/** One step down, never to no condition at all. */
const rungBelow = (rung: Wants['japanese']): Wants['japanese'] =>
  rung > 1 ? (japaneseLadder.ids[rung - 1] ?? rung) : rung;

const moved = (month: string | null, by: number): string | null =>
  month && yearMonthOf(Math.min(Math.max(monthOf(month) + by, 0), columnSizes.graduation - 1));

/** Also the fields of the wanted majors; if they are wanted already, all fields. */
function moreMajors({ majors, majorTypes: wanted }: Wants): Wants['majorTypes'] {
  if (majors.length + wanted.length === 0) return wanted;
  const fields = new Set([...wanted, ...majors.map((id) => majorCategories.byId(id).type)]);
  const more = majorTypes.ids.filter((id) => fields.has(id));
  return more.length > wanted.length ? more : [...majorTypes.ids];
}

/** Also the degrees that are near a wanted one. */
const moreDegrees = (wants: Wants): Wants['degrees'] =>
  degreeTypes.ids.filter((_, place) => hasDegree(wants)(place) > 0);

/**
 * The conditions that count, each eased by one step while the others stay. Easing lowers nobody's
 * score, because the number of conditions stays the same. Experience has no step.
 */
export function easedWants({ wants, weights }: TargetWishes): EasedWants[] {
  const changes: Partial<Record<WishedCriterion, Partial<Wants>>> = {
    major: { majorTypes: moreMajors(wants) },
    degree: { degrees: moreDegrees(wants) },
    graduation: {
      graduationFrom: moved(wants.graduationFrom, -halfYear),
      graduationTo: moved(wants.graduationTo, halfYear),
    },
    japanese: { japanese: rungBelow(wants.japanese) },
    english: { english: rungBelow(wants.english) },
  };
  return wishedCriteria.flatMap((criterion) => {
    const eased = { ...wants, ...changes[criterion] };
    const isSame = JSON.stringify(eased) === JSON.stringify(wants);
    return isSame || weights[criterion] === 0 ? [] : [{ criterion, wants: eased }];
  });
}
