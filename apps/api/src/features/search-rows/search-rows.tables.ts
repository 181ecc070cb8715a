import type { ColumnType } from 'kysely';
import type { companyRow } from './company-row.rules.ts';
import type { jobRow } from './job-row.rules.ts';

/** Read in SQL only. */
type Words = ColumnType<never, string, string>;

export interface SearchRowTables {
  job_search: {
    job_id: string;
    company_id: string;
    rules: number;
    words: Words;
  } & Omit<ReturnType<typeof jobRow>, 'words'>;
  company_search: {
    company_id: string;
    rules: number;
    words: Words;
  } & Omit<ReturnType<typeof companyRow>, 'words'>;
}
