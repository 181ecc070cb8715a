import { nameFor } from '@engawa/contract/language';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { SaveList } from './queries.ts';
import { words as saveListWords } from './words.ja.ts';

/** The contents whose audience includes the list, as one phrase; empty without any. */
export function useLimitedContentsWords() {
  const t = useWords(saveListWords);
  return (shows: SaveList['shows']): string =>
    shows
      .map(({ kind, title }) => {
        const name = { title: nameFor(title, language) || t('shows.untitled') };
        return kind === 'job' ? t('shows.job', name) : t('shows.event', name);
      })
      .join(t('shows.and'));
}
