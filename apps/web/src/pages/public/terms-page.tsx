import { use, useEffect } from 'react';
import { LegalDocumentView } from '../../features/legal/components/legal-document.tsx';
import { TableOfContents } from '../../features/legal/components/table-of-contents.tsx';
import { fetchTexts, inForceSince } from '../../features/legal/documents/documents.ts';
import { legalWords } from '../../features/legal/words.ts';
import { formatDate } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';

export function TermsPage() {
  const t = useWords(legalWords);
  const documents = use(fetchTexts());
  // Who follows a link to a section arrives before the text does.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-8 sm:px-8 md:px-16 md:py-14">
      <h1 className="text-2xl font-bold">{t('heading')}</h1>
      <p className="mt-2 text-sm text-sumi-2">
        {t('since', { date: formatDate(inForceSince, language) })}
      </p>
      <div className="mt-8 grid gap-10 md:grid-cols-[240px_minmax(0,1fr)] md:gap-16">
        <div>
          <div className="md:sticky md:top-20 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto">
            <TableOfContents documents={documents} />
          </div>
        </div>
        <div className="max-w-[46rem]">
          {documents.map((document) => (
            <LegalDocumentView key={document.id} document={document} />
          ))}
        </div>
      </div>
    </div>
  );
}
