import { addMonths } from '@engawa/contract/days/days';
import { type HidingReason, hidingReasons } from '@engawa/contract/discover/hidden';
import type { Profile } from '@engawa/contract/profile/schemas';
import { type JobTypeId, jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { residentOf } from '@engawa/contract/residence/education/schools';
import {
  type JobForResidence,
  mayApply,
  type Resident,
} from '@engawa/contract/residence/may-apply';
import { applyFromAbroad, otherJobs } from '@engawa/contract/residence/of-job';
import { factsOf } from '@engawa/matching/facts-of';
import { type Attribute, allowedByRule } from '../../../search/conditions/allowed-by-rule.ts';
import type { FilterCondition } from '../../../search/conditions/conditions.ts';
import type { JobSearched } from '../../search-rows/public.ts';

type Condition = FilterCondition<JobSearched>;

/** What each reason requires of a row; a job that fails several is counted for the first. */
export type Applicable = Readonly<Record<HidingReason, readonly Condition[]>>;

/** A language or graduation that the student has not stated hides nothing. */
export function applicableTo(profile: Profile, today: string): Applicable {
  const { japanese, english } = factsOf(profile, today);
  const { education, languages } = profile;
  const graduation = education.university?.graduation;
  const isSpeaking = languages.languages.length > 0;
  return {
    residence: rememberedResidence(residentOf(profile), today),
    japanese: isSpeaking ? [{ column: 'japanese', to: japanese }] : [],
    english: isSpeaking ? [{ column: 'english', to: english }] : [],
    graduation: graduation
      ? [
          { column: 'graduationTo', from: graduation },
          { column: 'graduationFrom', to: graduation },
        ]
      : [],
  };
}

export const allOf = (applicable: Applicable): Condition => ({
  all: hidingReasons.flatMap((reason) => applicable[reason]),
});

/** Jobs that each reason hides, without those that an earlier reason hides. */
export function hiddenBy(applicable: Applicable): { reason: HidingReason; only: Condition[] }[] {
  const earlier: Condition[] = [];
  return hidingReasons.flatMap((reason) => {
    const required = applicable[reason];
    if (required.length === 0) return [];
    const only: Condition[] = [...earlier, { not: { all: required } }];
    earlier.push(...required);
    return [{ reason, only }];
  });
}

type Asked = Omit<JobForResidence, 'interpersonalInLanguage'>;
type JobAttribute<Name extends keyof Asked> = Attribute<JobSearched, Name, Asked[Name]>;

const recruitment: JobAttribute<'jobType'> = {
  name: 'jobType',
  cases: jobTypes.ids,
  conditionOf: (types: readonly JobTypeId[]) => {
    const named: Condition = { column: 'jobType', any: types };
    return types.includes(otherJobs)
      ? { oneOf: [named, { column: 'jobType', missing: true }] }
      : named;
  },
};

const abroad: JobAttribute<'fromAbroad'> = {
  name: 'fromAbroad',
  cases: [true, false],
  conditionOf: ([isFrom]) => {
    const marked: Condition = { column: 'features', every: [applyFromAbroad] };
    return isFrom ? marked : { not: marked };
  },
};

const remembered = new Map<string, readonly Condition[]>();
const mostRemembered = 1_000;

/** Asking the rule takes milliseconds, and a list and its count ask the same. */
function rememberedResidence(resident: Resident, today: string): readonly Condition[] {
  const key = JSON.stringify([today, resident]);
  const known = remembered.get(key);
  if (known) return known;
  const conditions = allowedByResidence(resident, today);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest);
  remembered.set(key, conditions);
  return conditions;
}

/** The rule of the verdict, asked for every kind of job that it tells apart. */
export function allowedByResidence(resident: Resident, today: string): Condition[] {
  const months = ownMonths(resident, today);
  const attributes = [
    recruitment,
    abroad,
    month('startsIn', 'startFrom', months),
    month('startsUntil', 'startTo', months),
  ];
  return allowedByRule(attributes as Attribute<JobSearched>[], (cases) => {
    const job = { ...(cases as unknown as Asked), interpersonalInLanguage: null };
    return mayApply(resident, job, today).verdict !== 'refused';
  });
}

/**
 * The first months of spans in which all months are alike for the rule: it compares months only with
 * today and the student's own dates, and with the month after.
 */
function ownMonths(resident: Resident, today: string): string[] {
  const days = [...Object.values(resident), today].filter((value) =>
    /^\d{4}-\d{2}/.test(`${value}`),
  );
  const months = days.flatMap((day) =>
    [0, 1].map((after) => addMonths(`${`${day}`.slice(0, 7)}-01`, after).slice(0, 7)),
  );
  return [...new Set(months)].toSorted();
}

const earliest = '0000-01';

function month<Name extends 'startsIn' | 'startsUntil'>(
  name: Name,
  column: 'startFrom' | 'startTo',
  firsts: readonly string[],
): JobAttribute<Name> {
  const spans = [earliest, ...firsts];
  const missing = { column, missing: true } as const;
  return {
    name,
    cases: [null, ...spans],
    conditionOf: (cases) => {
      const within = spans.flatMap((first, at): Condition[] => {
        const isInside = at > 0 && cases.includes(spans[at - 1] ?? null);
        if (isInside || !cases.includes(first)) return [];
        const beyond = spans.slice(at).find((one) => !cases.includes(one));
        const last: Condition[] = beyond ? [{ not: { column, from: beyond } }] : [];
        return [{ all: [{ not: missing }, { column, from: first }, ...last] }];
      });
      return { oneOf: [...(cases.includes(null) ? [missing] : []), ...within] };
    },
  };
}
