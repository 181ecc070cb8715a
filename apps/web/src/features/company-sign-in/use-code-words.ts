import { useWords } from '../../shared/i18n/words.ts';
import { words as companySignInWords } from './words.ja.ts';

export type CodeKind = 'app' | 'recovery';

export function useCodeWords(kind: CodeKind) {
  const t = useWords(companySignInWords);
  const words = {
    app: {
      text: t('twoStep.app.text'),
      label: t('twoStep.app.label'),
      hint: t('twoStep.app.hint'),
      other: t('twoStep.app.other'),
    },
    recovery: {
      text: t('twoStep.recovery.text'),
      label: t('twoStep.recovery.label'),
      hint: t('twoStep.recovery.hint'),
      other: t('twoStep.recovery.other'),
    },
  } as const;
  return words[kind];
}
