import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import type { Condition } from '@engawa/index/query';
import { type CompanyColumn, companyTerms } from '../../search-rows/public.ts';
import type { Seen } from './seen.repo.ts';

/** Only what is asked for becomes a condition. */
export const askedOf =
  <Name extends string>() =>
  <T>(
    value: T | undefined,
    condition: (value: T) => Condition<Name> | Condition<Name>[],
  ): Condition<Name>[] =>
    value === undefined || (Array.isArray(value) && value.length === 0)
      ? []
      : [condition(value)].flat();

type ColumnOfCompany = Exclude<CompanyColumn, 'newest'>;
const asked = askedOf<ColumnOfCompany>();

/** What is asked of a company, of its own row and of those of its jobs. */
export const ofCompany = (filter: DiscoverFilter): Condition<ColumnOfCompany>[] => [
  ...asked(filter.industries, (ids) => ({ column: 'industry', among: ids })),
  ...asked(filter.companyStatus, (id) => ({ terms: [companyTerms.listing(id)] })),
  ...asked(filter.companyType, (ids) => ({ terms: ids.map(companyTerms.companyType) })),
  ...asked(filter.employeesMin, (least) => ({ column: 'employees', from: least })),
  ...asked(filter.employeesMax, (most) => ({ column: 'employees', from: 0, to: most })),
  ...asked(filter.companyFeatures, (ids) =>
    ids.map((id) => ({ terms: [companyTerms.companyFeature(id)] })),
  ),
  ...asked(filter.visaSupport, () => ({ column: 'visaSupport', among: [1] })),
];

/** `conditions.repo.ts` for the index: the two find the same, which `job-index.test.ts` holds them to. */
export const companyConditions = (
  filter: DiscoverFilter,
  { unseen }: Seen,
): Condition<ColumnOfCompany>[] => [
  ...asked(unseen, (ids) => ({ not: { ids } })),
  ...ofCompany(filter),
];
