import type { ContentLanguage } from '@engawa/contract/language';
import type { TipLanguage } from '@engawa/contract/tips/schemas';
import type { FileOf } from '../pictures/picture-names.ts';
import { sideOf } from '../side-of.ts';
import type { DemoTip, TipIdea } from './demo-tip.ts';

interface Options {
  /** The year of the next graduation, to which the years at work are relative. */
  spring: number;
  fileOf: FileOf;
}

export function composeTip(idea: TipIdea, { spring, fileOf }: Options): DemoTip {
  const { title, message, name, position, university, status = 'public', daysAgo } = idea;
  const inLanguage = (language: ContentLanguage): TipLanguage => ({
    title: sideOf(title, language),
    message: sideOf(message, language),
    senpaiName: sideOf(name, language),
    senpaiPosition: sideOf(position, language),
    senpaiUniversity: university ? sideOf(university, language) : null,
  });
  return {
    document: {
      jp: inLanguage('jp'),
      en: inLanguage('en'),
      common: {
        senpaiImage: fileOf(idea.portrait),
        country: idea.country,
        joinedYear: spring - idea.yearsBefore,
      },
    },
    status,
    daysAgo,
  };
}
