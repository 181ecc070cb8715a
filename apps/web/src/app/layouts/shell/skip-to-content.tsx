import { useWords } from '../../../shared/i18n/words.ts';
import { SkipLink } from '../../../ui/links/skip-link.tsx';
import { words as appWords } from '../../words.ja.ts';

export function SkipToContent() {
  const t = useWords(appWords);
  return <SkipLink to="main">{t('skipToContent')}</SkipLink>;
}
