import { use } from 'react';
import { supportTexts } from '../../features/reading/support/support-texts.ts';
import { TextPage } from '../../features/reading/text/text-page.tsx';
import { words as readingWords } from '../../features/reading/words.ja.ts';
import { useWords } from '../../shared/i18n/words.ts';

export function SupportPage() {
  const t = useWords(readingWords);
  return (
    <TextPage
      heading={t('support.heading')}
      note={t('support.lead')}
      documents={use(supportTexts.load())}
    />
  );
}
