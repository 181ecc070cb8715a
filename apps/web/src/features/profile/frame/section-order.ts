import { say } from '@engawa/contract/language';
import { type ProfileSectionId, profileSections } from '@engawa/contract/profile/sections';
import { language } from '../../../shared/i18n/language.ts';

/** Profile pages in the order to fill them in, which the menu follows. */
export const profilePages = [
  { path: '/talent/profile/basic', sections: ['basic', 'residence'] },
  { path: '/talent/profile/education', sections: ['education'] },
  { path: '/talent/profile/language', sections: ['languages'] },
  { path: '/talent/profile/career', sections: ['career'] },
  { path: '/talent/profile/unique', sections: ['story'] },
  { path: '/talent/profile/job', sections: ['work'] },
  { path: '/talent/profile/sns', sections: ['links'] },
  { path: '/talent/profile/resume', sections: ['resume'] },
] as const;

export type ProfilePath = (typeof profilePages)[number]['path'];

export const pageOfSection = (section: string): ProfilePath =>
  profilePages.find(({ sections }) => (sections as readonly string[]).includes(section))?.path ??
  '/talent/profile/basic';

const sectionOrder = profilePages.flatMap(({ sections }): readonly ProfileSectionId[] => sections);

export const sectionAfter = (section: ProfileSectionId): ProfileSectionId | undefined =>
  sectionOrder[sectionOrder.indexOf(section) + 1];

export const pageName = ({ sections }: (typeof profilePages)[number]): string =>
  say(profileSections.byId(sections[0]).name, language);
