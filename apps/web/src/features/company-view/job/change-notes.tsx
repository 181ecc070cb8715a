import type { ContentLanguage, Language } from '@engawa/contract/language';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { formatDate } from '../../../shared/format/date-time.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ViewSection } from '../view-section.tsx';
import type { JobViewData } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';

interface ChangeNotesProps {
  changes: JobViewData['changes'];
  language: ContentLanguage;
  reader: Language;
}

export function ChangeNotes({ changes, language, reader }: ChangeNotesProps) {
  const t = useWords(companyViewWords, reader);
  const notes = changes.filter((change) => change.language === language);
  if (notes.length === 0) return null;
  const say = (text: string | null) => text ?? t('jobs.nothing');
  return (
    <ViewSection heading={t('jobs.changes')} note={t('jobs.changesNote')}>
      <ul className="flex flex-col gap-4">
        {notes.map(({ changedAt, item, before, after }) => (
          <li key={`${changedAt} ${item}`} className="rounded border border-line p-4">
            <p className="font-semibold">
              {nameOf(postingRequirements, item, reader)}
              <time dateTime={changedAt} className="ml-3 text-sm font-normal text-sumi-2">
                {formatDate(changedAt, reader)}
              </time>
            </p>
            <dl className="mt-2 grid gap-3 text-sm sm:grid-cols-2">
              <div>
                <dt className="text-sumi-2">{t('jobs.before')}</dt>
                <dd className="break-words whitespace-pre-line text-sumi-2">
                  <del>{say(before)}</del>
                </dd>
              </div>
              <div>
                <dt className="text-sumi-2">{t('jobs.after')}</dt>
                <dd className="break-words whitespace-pre-line">{say(after)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </ViewSection>
  );
}
