import { type Language, say } from '@engawa/contract/language';
import { Languages } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as companyViewWords } from './words.ja.ts';

/** States that the content is shown in the other language, because the reader's is missing. */
export function FellBackNote({ reader }: { reader: Language }) {
  const t = useWords(companyViewWords, reader);
  return (
    <p className="flex items-center gap-2 rounded bg-wood-soft px-4 py-2.5 text-sm text-wood-ink">
      <Languages aria-hidden className="size-4 shrink-0" />
      {say({ ja: t('otherLanguage.en'), en: t('otherLanguage.ja') }, reader)}
    </p>
  );
}
