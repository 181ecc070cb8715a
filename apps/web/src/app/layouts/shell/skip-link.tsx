import { useWords } from '../../../shared/i18n/words.ts';
import { words as appWords } from '../../words.ja.ts';

export function SkipLink() {
  const t = useWords(appWords);
  return (
    <a
      href="#main"
      className="sr-only z-30 rounded bg-paper px-4 py-2 font-semibold text-ai focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {t('skipToContent')}
    </a>
  );
}
