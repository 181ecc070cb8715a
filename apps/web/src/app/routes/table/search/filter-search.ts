import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';

/**
 * As text; what each of them means, the feature reads. Every page loads this, so it lists no names and
 * is one function for all.
 */
export const asTexts = <S extends { [K in keyof S]?: string }>(
  search: Record<string, unknown>,
): S => Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])) as S;

/** What stands in the address of discover. Several values of one filter are joined by a dot. */
export type DiscoverSearch = { [K in keyof DiscoverFilter | 'sort' | 'after' | 'kept']?: string };

/** The same of a company's search for students. */
export type StudentSearch = {
  [K in keyof StudentFilter | 'sort' | 'setting' | 'view' | 'after' | 'kept']?: string;
};

/** What a student's page holds the student against. */
export type MatchSearch = { setting?: string; job?: string };
