import type { DiscoverFilter } from '@engawa/contract/discover/filters';
import type { StudentFilter } from '@engawa/contract/student-search/filters';

/** As text; what each of them means, the feature reads. Every page loads this, so it lists no names. */
const asTexts = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)]));

/** What stands in the address of discover. Several values of one filter are joined by a dot. */
type DiscoverSearch = { [K in keyof DiscoverFilter | 'sort' | 'after' | 'kept']?: string };
export const discoverSearch: (search: Record<string, unknown>) => DiscoverSearch = asTexts;

/** The same of a company's search for students. */
type StudentSearch = {
  [K in keyof StudentFilter | 'sort' | 'setting' | 'view' | 'after' | 'kept']?: string;
};
export const studentSearch: (search: Record<string, unknown>) => StudentSearch = asTexts;

/** What a student's page holds the student against. */
export const matchSearch: (search: Record<string, unknown>) => { setting?: string; job?: string } =
  asTexts;
