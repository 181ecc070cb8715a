import type { VisitorFilter } from '@engawa/contract/discover/filter-fields';
import { type Language, say } from '@engawa/contract/language';
import { prefectures } from '@engawa/contract/reference/places/prefectures';
import { words } from './words.ts';

export interface Landing {
  path: string;
  filter: VisitorFilter;
  title: (language: Language) => string;
}

/** Filtered lists with a title and an address of their own, for search engines. */
export const otherLandings: readonly Landing[] = [
  {
    path: '/jobs/internships',
    filter: { jobType: [1] },
    title: (language) => say(words, language).internships,
  },
  {
    path: '/jobs/english',
    filter: { japaneseLevel: 0 },
    title: (language) => say(words, language).withoutJapanese,
  },
];

export const landingOfPrefecture: ReadonlyMap<string, Landing> = new Map(
  prefectures.entries.map(({ id, name }) => [
    id,
    {
      path: `/jobs/in/${id}`,
      filter: { prefectures: [id] },
      title: (language) => say(words, language).jobsIn(say(name, language)),
    },
  ]),
);
