import type { ColumnKind } from '@engawa/index/columns';
import { kindsOf } from '../../search/conditions/searched-column.ts';
import { companySearched } from './company-row.rules.ts';

/** What an index of companies has of each; under the names that jobs have for the same. */
export const companyColumns = {
  ...kindsOf(companySearched),
  /** Microseconds: when it was listed. */
  newest: 'number',
} as const satisfies Record<string, ColumnKind>;
export type CompanyColumn = keyof typeof companyColumns;
