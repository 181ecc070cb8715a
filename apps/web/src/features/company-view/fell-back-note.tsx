import { type Language, say } from '@engawa/contract/language';
import { Languages } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as companyViewWords } from './words.ja.ts';

/** The content is not there in the reader's language: it is shown in the other, and said so. */
export function FellBackNote({ reader }: { reader: Language }) {
  const t = useWords(companyViewWords, reader);
  return (
    <p className="flex items-center gap-2 rounded bg-wood-soft px-4 py-2.5 text-sm text-wood-ink">
      <Languages aria-hidden className="size-4 shrink-0" />
      {say({ ja: t('otherLanguage.en'), en: t('otherLanguage.ja') }, reader)}
    </p>
  );
}
