import type { Audience, Page } from '../table/page.ts';
import { publicScreens } from './public.ts';
import type { Screen } from './screen.ts';

type Screens = Readonly<Record<string, Screen | undefined>>;

/** The names of a hundred chunks are heavy: only the first visitor's come with the first page. */
const groups: Record<Audience, () => Promise<Screens>> = {
  public: async () => publicScreens,
  entry: async () => (await import('./entry.ts')).entryScreens,
  talent: async () => (await import('./talent.ts')).talentScreens,
  company: async () => (await import('./company.ts')).companyScreens,
};

export const screenOf = async ({ audience, path }: Page): Promise<Screen | undefined> =>
  (await groups[audience]())[path];
