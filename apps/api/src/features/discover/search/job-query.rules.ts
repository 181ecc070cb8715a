import { jobTypesOf } from '@engawa/contract/discover/applicant-type';
import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import type { Condition } from '@engawa/index/query';
import { dayNumber, type JobColumn, jobTerms, monthNumber } from '../../search-rows/public.ts';
import { askedOf, ofCompany } from './company-query.rules.ts';
import type { Seen } from './seen.repo.ts';

type JobCondition = Condition<JobColumn>;

const asked = askedOf<JobColumn>();

const among = (column: JobColumn) => (values: readonly number[]) => ({ column, among: values });

/** Two times overlap where neither ends before the other begins. */
const overlaps = (
  [from, to]: readonly [JobColumn, JobColumn],
  asking: { from: string | undefined; to: string | undefined },
): JobCondition[] => [
  ...asked(asking.from, (first) => ({ column: to, from: monthNumber(first) })),
  ...asked(asking.to, (last) => ({ column: from, to: monthNumber(last) })),
];

/** `conditions.repo.ts` for the index: the two find the same, which `job-index.test.ts` holds them to. */
export function jobConditions(
  filter: DiscoverFilter,
  { unseen, limited }: Seen,
  today: string,
): JobCondition[] {
  return [
    { any: [{ column: 'limited', among: [0] }, { ids: limited }] },
    { column: 'closesOn', from: dayNumber(today) },
    ...asked(unseen, (ids) => ({ not: { terms: ids.map(jobTerms.company) } })),
    ...ofCompany(filter),
    ...asked(filter.jobType, among('jobType')),
    ...asked(filter.applicantType, (type) => ({ column: 'jobType', among: jobTypesOf(type) })),
    ...asked(filter.jobCategory, among('category')),
    ...asked(filter.jobFeatures, (ids) => ids.map((id) => ({ terms: [jobTerms.feature(id)] }))),
    ...asked(filter.prefectures, (ids) => ({ terms: ids.map(jobTerms.prefecture) })),
    ...asked(filter.japaneseLevel, (mine) => ({ column: 'japanese', to: mine })),
    ...asked(filter.aptitudeExam, among('aptitude')),
    ...asked(filter.salaryAtLeast, (month) => ({ column: 'salary', from: month * 12 })),
    ...overlaps(['graduationFrom', 'graduationTo'], {
      from: filter.graduationFrom,
      to: filter.graduationTo,
    }),
    ...overlaps(['startFrom', 'startTo'], { from: filter.startFrom, to: filter.startTo }),
  ];
}
