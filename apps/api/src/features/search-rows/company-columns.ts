import type { ColumnKind } from '@engawa/index/columns';
import { kindsOf } from '../../search/conditions/searched-column.ts';
import { companySearched } from './company-row.rules.ts';

/** Columns of the company index; shared filters have the same names as in the job index. */
export const companyColumns = {
  ...kindsOf(companySearched),
  /** Microseconds since 1970: when the company was listed. */
  newest: 'number',
} as const satisfies Record<string, ColumnKind>;
export type CompanyColumn = keyof typeof companyColumns;
