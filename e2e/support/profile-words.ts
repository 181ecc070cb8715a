import type { messages as basic } from '../../apps/web/src/features/profile/basic/messages.ja.ts';
import type { messages as career } from '../../apps/web/src/features/profile/career/messages.ja.ts';
import type { messages as education } from '../../apps/web/src/features/profile/education/messages.ja.ts';
import type { messages as frame } from '../../apps/web/src/features/profile/frame/messages.ja.ts';
import type { messages as languages } from '../../apps/web/src/features/profile/languages/messages.ja.ts';
import type { messages as links } from '../../apps/web/src/features/profile/links/messages.ja.ts';
import type { messages as story } from '../../apps/web/src/features/profile/story/messages.ja.ts';
import type { messages as work } from '../../apps/web/src/features/profile/work/messages.ja.ts';
import type { messages as settings } from '../../apps/web/src/features/settings/messages.ja.ts';

interface Sets {
  basic: typeof basic;
  career: typeof career;
  education: typeof education;
  frame: typeof frame;
  languages: typeof languages;
  links: typeof links;
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
  languages: 'profile/languages',
  links: 'profile/links',
  story: 'profile/story',
  work: 'profile/work',
  settings: 'settings',
};

/** The labels of the student's own screens, so that a test finds fields as a reader does. */
export async function profileWords(language: 'ja' | 'en'): Promise<ProfileWords> {
  const sets = Object.entries(folders).map(async ([name, folder]) => {
    const file = `../../apps/web/src/features/${folder}/messages.${language}.ts`;
    return [name, ((await import(file)) as { messages: unknown }).messages];
  });
  return Object.fromEntries(await Promise.all(sets)) as ProfileWords;
}
