import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';

/** Keeps parameters as text for the feature to parse. Every page loads this, so it names none. */
export const asTexts = <S extends { [K in keyof S]?: string }>(
  search: Record<string, unknown>,
): S => Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])) as S;

/** Search parameters of discover. Several values of one filter are joined by a dot. */
export type DiscoverSearch = { [K in keyof DiscoverFilter | 'sort' | 'after' | 'kept']?: string };

export type StudentSearch = {
  [K in keyof StudentFilter | 'sort' | 'setting' | 'view' | 'after' | 'kept']?: string;
};

/** The target setting or job that a student's page compares the student with. */
export type MatchSearch = { setting?: string; job?: string };
