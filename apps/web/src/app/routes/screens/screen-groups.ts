import type { Audience, Page } from '../table/page.ts';
import type { Screen } from './screen.ts';

type Screens = Readonly<Record<string, Screen | undefined>>;

/** Each side's list loads with its first page, because the names of a hundred chunks are large. */
const groups: Record<Audience, () => Promise<Screens>> = {
  public: async () => (await import('./public.ts')).publicScreens,
  entry: async () => (await import('./entry.ts')).entryScreens,
  talent: async () => (await import('./talent.ts')).talentScreens,
  company: async () => (await import('./company.ts')).companyScreens,
};

/** Every page except the home page, which is in the shell. Node can import this module too. */
export const listedScreen = async ({ audience, path }: Page): Promise<Screen | undefined> =>
  (await groups[audience]())[path];
