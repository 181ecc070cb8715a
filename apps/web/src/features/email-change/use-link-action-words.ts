import { useWords } from '../../shared/i18n/words.ts';
import type { LinkAction } from './link-action.ts';
import { words as emailChangeWords } from './words.ja.ts';

export function useLinkActionWords(action: LinkAction) {
  const t = useWords(emailChangeWords);
  const words = {
    confirm: {
      heading: t('confirm.heading'),
      text: t('confirm.text'),
      action: t('confirm.action'),
      doneHeading: t('confirm.doneHeading'),
      done: (email: string) => t('confirm.done', { email }),
      deadText: t('confirm.deadText'),
    },
    undo: {
      heading: t('undo.heading'),
      text: t('undo.text'),
      action: t('undo.action'),
      doneHeading: t('undo.doneHeading'),
      done: (email: string) => t('undo.done', { email }),
      deadText: t('undo.deadText'),
    },
  } as const;
  return words[action];
}
