import { Link } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import type { Calendar } from './queries.ts';
import { words as calendarWords } from './words.ja.ts';

/** Profile facts that the calendar lacks, each with a link to its field. */
export function Missing({ calendar }: { calendar: Calendar }) {
  const t = useWords(calendarWords);
  const { graduation, stayKnown } = calendar;
  if (graduation !== null && stayKnown) return null;
  const link = 'font-semibold text-ai underline';
  return (
    <ul className="flex flex-col gap-2 rounded bg-wood-soft px-4 py-3 text-sm text-wood-ink">
      {graduation === null && (
        <li className="phrased">
          {t('missing.graduation')}{' '}
          <Link to="/talent/profile/education" className={link}>
            {t('missing.graduationLink')}
          </Link>
        </li>
      )}
      {!stayKnown && (
        <li className="phrased">
          {t('missing.stay')}{' '}
          <Link to="/talent/profile/basic" hash="residence" className={link}>
            {t('missing.stayLink')}
          </Link>
        </li>
      )}
    </ul>
  );
}
