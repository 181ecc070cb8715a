import type { ColumnKind } from '@engawa/index/columns';

/** What an index of companies has of each; under the names that jobs have for the same. */
export const companyColumns = {
  industry: 'facet',
  visaSupport: 'facet',
  /** -1 where it is not known. */
  employees: 'number',
  /** Microseconds: when it was listed. */
  newest: 'number',
} as const satisfies Record<string, ColumnKind>;
export type CompanyColumn = keyof typeof companyColumns;

/** Terms beside the words of a text, which never begin with a colon. */
export const companyTerms = {
  listing: (id: string) => `:listing:${id}`,
  companyType: (id: string) => `:company-type:${id}`,
  companyFeature: (id: number) => `:company-feature:${id}`,
};
