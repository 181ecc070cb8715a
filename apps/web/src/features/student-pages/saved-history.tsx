import { Link } from '@tanstack/react-router';
import { formatDate } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { History } from './queries.ts';
import { words as studentPageWords } from './words.ja.ts';

export function SavedHistory({ saved }: Pick<History, 'saved'>) {
  const t = useWords(studentPageWords);
  if (saved.length === 0) return t('history.none');
  return (
    <ul className="flex flex-col gap-2">
      {saved.map(({ listId, name, note, savedAt, savedBy }) => {
        const date = formatDate(savedAt, language);
        return (
          <li key={listId}>
            <Link
              to="/company/engagement/save/$id"
              params={{ id: listId }}
              className="text-ai underline"
            >
              <bdi>{name}</bdi>
            </Link>
            <span className="block text-sumi-2">
              {savedBy
                ? t('history.savedBy', { name: savedBy, date })
                : t('history.savedOn', { date })}
            </span>
            {note && (
              <p
                dir="auto"
                className="mt-1 rounded-small bg-wood-soft px-3 py-2 break-words whitespace-pre-line"
              >
                {note}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
