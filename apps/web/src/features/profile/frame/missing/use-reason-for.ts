import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import { useWords } from '../../../../shared/i18n/words.ts';
import { words as profileWords } from '../words.ja.ts';

export function useReasonFor(): (item: ProfileItemId) => string {
  const t = useWords(profileWords);
  const reasons = {
    connect: t('missing.connect'),
    apply: t('missing.apply'),
    better: t('missing.better'),
  };
  return (item) => reasons[profileItems[item].neededFor];
}
