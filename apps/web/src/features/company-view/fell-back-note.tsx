import type { Language } from '@engawa/contract/language';
import { Languages } from 'lucide-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { companyViewMessages } from './messages.ts';

/** The content is not there in the reader's language: it is shown in the other, and said so. */
export function FellBackNote({ reader }: { reader: Language }) {
  const t = useMessages(companyViewMessages, reader);
  return (
    <p className="flex items-center gap-2 rounded bg-wood-soft px-4 py-2.5 text-sm text-wood-ink">
      <Languages aria-hidden className="size-4 shrink-0" />
      {reader === 'ja' ? t('otherLanguage.en') : t('otherLanguage.ja')}
    </p>
  );
}
