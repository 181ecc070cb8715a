import type { words as basic } from '../../../apps/web/src/features/profile/basic/words.ja.ts';
import type { words as career } from '../../../apps/web/src/features/profile/career/words.ja.ts';
import type { words as education } from '../../../apps/web/src/features/profile/education/words.ja.ts';
import type { words as frame } from '../../../apps/web/src/features/profile/frame/words.ja.ts';
import type { words as guide } from '../../../apps/web/src/features/profile/guide/words.ja.ts';
import type { words as languages } from '../../../apps/web/src/features/profile/languages/words.ja.ts';
import type { words as links } from '../../../apps/web/src/features/profile/links/words.ja.ts';
import type { words as resume } from '../../../apps/web/src/features/profile/resume/words.ja.ts';
import type { words as story } from '../../../apps/web/src/features/profile/story/words.ja.ts';
import type { words as work } from '../../../apps/web/src/features/profile/work/words.ja.ts';
import type { words as settings } from '../../../apps/web/src/features/settings/words.ja.ts';

interface Sets {
  basic: typeof basic;
  career: typeof career;
  education: typeof education;
  frame: typeof frame;
  guide: typeof guide;
  languages: typeof languages;
  links: typeof links;
  resume: typeof resume;
  story: typeof story;
  work: typeof work;
  settings: typeof settings;
}

type Said<W> = { [Key in keyof W]: W[Key] extends string ? string : Said<W[Key]> };
export type ProfileWords = Said<Sets>;

const folders: Record<keyof Sets, string> = {
  basic: 'profile/basic',
  career: 'profile/career',
  education: 'profile/education',
  frame: 'profile/frame',
  guide: 'profile/guide',
  languages: 'profile/languages',
  links: 'profile/links',
  resume: 'profile/resume',
  story: 'profile/story',
  work: 'profile/work',
  settings: 'settings',
};

/** Reads the labels of the student's screens, so that tests find fields as readers do. */
export async function profileWords(language: 'ja' | 'en'): Promise<ProfileWords> {
  const sets = Object.entries(folders).map(async ([name, folder]) => {
    const file = `../../../apps/web/src/features/${folder}/words.${language}.ts`;
    return [name, ((await import(file)) as { words: unknown }).words];
  });
  return Object.fromEntries(await Promise.all(sets)) as ProfileWords;
}
