import type { GeneralDocument, GeneralLanguage } from '@engawa/contract/general/schemas';
import { industries } from '@engawa/contract/reference/companies/industries';
import { wordsOf } from '@engawa/platform/text/search-words';
import type { SearchedColumns } from '../../search/conditions/searched-column.ts';

/** Reference id of the company feature "support with residence status". */
const residenceHelp = 4;

export function companyFilters(general: GeneralDocument | null) {
  const words = general?.jp ?? general?.en;
  const facts = general?.common;
  const features = words?.feature ?? [];
  return {
    industry: words?.industry ?? null,
    employees: facts?.employees ?? null,
    listing: facts?.listing ?? null,
    company_type: facts?.companyType ?? null,
    features,
    visa_support:
      facts?.visaSupport === 'yes' ||
      facts?.visaSupport === 'partly' ||
      features.includes(residenceHelp),
  };
}

export function companyRow(general: GeneralDocument, listedAt: Date) {
  const filters = companyFilters(general);
  const industry = filters.industry && industries.byId(filters.industry).name;
  return {
    ...filters,
    listed_at: listedAt,
    words: wordsOf([
      ...[general.jp, general.en].flatMap((words) => (words ? spoken(words) : [])),
      ...(industry ? [industry.ja, industry.en] : []),
    ]),
  };
}

const spoken = (words: GeneralLanguage): (string | null)[] => [
  words.companyName,
  words.companyProfile,
  ...words.services.flatMap(({ productTitle, productMessage }) => [productTitle, productMessage]),
  ...words.offices.flatMap(({ jpOfficesAddress1, town }) => [jpOfficesAddress1, town]),
];

/** Columns for filters about a company, in company and job rows alike. */
export const companySearched = {
  industry: { stored: 'industry', type: 'smallint', kind: 'facet', absent: 0 },
  visaSupport: { stored: 'visa_support', type: 'boolean', kind: 'facet' },
  employees: { stored: 'employees', type: 'integer', kind: 'number', absent: -1 },
  listing: { stored: 'listing', type: 'text', term: ':listing:' },
  companyType: { stored: 'company_type', type: 'text', term: ':company-type:' },
  companyFeatures: {
    stored: 'features',
    type: 'smallint',
    term: ':company-feature:',
    isList: true,
  },
} as const satisfies SearchedColumns;
export type CompanySearched = keyof typeof companySearched;
