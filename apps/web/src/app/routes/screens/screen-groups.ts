import type { Audience, Page } from '../table/page.ts';
import type { Screen } from './screen.ts';

type Screens = Readonly<Record<string, Screen | undefined>>;

/** The names of a hundred chunks are heavy: they come with the first page of their side. */
const groups: Record<Audience, () => Promise<Screens>> = {
  public: async () => (await import('./public.ts')).publicScreens,
  entry: async () => (await import('./entry.ts')).entryScreens,
  talent: async () => (await import('./talent.ts')).talentScreens,
  company: async () => (await import('./company.ts')).companyScreens,
};

/** Of every page but the home page, which comes with the program. Node can read this, too. */
export const listedScreen = async ({ audience, path }: Page): Promise<Screen | undefined> =>
  (await groups[audience]())[path];
