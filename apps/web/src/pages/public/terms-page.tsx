import { use } from 'react';
import { inForceSince, legalTexts } from '../../features/reading/legal/legal-texts.ts';
import { TextPage } from '../../features/reading/text/text-page.tsx';
import { words as readingWords } from '../../features/reading/words.ja.ts';
import { formatDate } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';

export function TermsPage() {
  const t = useWords(readingWords);
  const since = t('terms.since', { date: formatDate(inForceSince, language) });
  return <TextPage heading={t('terms.heading')} note={since} documents={use(legalTexts.load())} />;
}
