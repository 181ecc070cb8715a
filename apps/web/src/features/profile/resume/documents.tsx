import { documentKinds } from '@engawa/contract/documents/kinds';
import { say } from '@engawa/contract/language';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { DocumentRow } from './document-row.tsx';
import { words as resumeWords } from './words.ja.ts';

export function Documents() {
  const t = useWords(resumeWords);
  return (
    <Card>
      <section aria-labelledby="documents" className="px-4 pt-4 pb-2 sm:px-6 sm:pt-6">
        <h2 id="documents" className="text-lg font-bold">
          {t('documents.heading')}
        </h2>
        <p className="phrased mt-1 text-sm text-sumi-2">{t('documents.intro')}</p>
        <ul className="mt-2 divide-y divide-line">
          {documentKinds.entries.map(({ id, name }) => (
            <DocumentRow key={id} kind={id} name={say(name, language)} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
