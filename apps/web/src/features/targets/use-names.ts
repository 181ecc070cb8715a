import { useWords } from '../../shared/i18n/words.ts';
import { words as targetWords } from './words.ja.ts';

export function useNames() {
  const t = useWords(targetWords);
  return {
    group: {
      high: t('group.high'),
      middle: t('group.middle'),
      discover: t('group.discover'),
      fewAsked: t('group.fewAsked'),
    },
    groupHint: {
      high: t('groupHint.high'),
      middle: t('groupHint.middle'),
      discover: t('groupHint.discover'),
      fewAsked: t('groupHint.fewAsked'),
    },
    criterion: {
      major: t('criterion.major'),
      degree: t('criterion.degree'),
      graduation: t('criterion.graduation'),
      japanese: t('criterion.japanese'),
      english: t('criterion.english'),
      experience: t('criterion.experience'),
      industry: t('criterion.industry'),
      jobCategory: t('criterion.jobCategory'),
      kind: t('criterion.kind'),
    },
  };
}
