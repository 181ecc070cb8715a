import type { Raise } from '@engawa/contract/targets/reasons';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import { companyPagesWords } from './words.ts';

/** Where in the profile it is done. */
const places = {
  'add-university': '/talent/profile/education',
  'show-japanese': '/talent/profile/language',
  'learn-japanese': '/talent/profile/language',
  'learn-english': '/talent/profile/language',
  'add-work': '/talent/profile/job',
  'state-industries': '/talent/profile/career',
  'state-categories': '/talent/profile/career',
  'state-kinds': '/talent/profile/career',
} as const satisfies Record<Raise['by'], string>;

/** What the student could do for a better match, each leading to where it is done. */
export function RaiseList({ raises }: { raises: readonly Raise[] }) {
  const t = useWords(companyPagesWords);
  const words: Record<Raise['by'], string> = {
    'add-university': t('match.raise.add-university'),
    'show-japanese': t('match.raise.show-japanese'),
    'learn-japanese': t('match.raise.learn-japanese'),
    'learn-english': t('match.raise.learn-english'),
    'add-work': t('match.raise.add-work'),
    'state-industries': t('match.raise.state-industries'),
    'state-categories': t('match.raise.state-categories'),
    'state-kinds': t('match.raise.state-kinds'),
  };
  return (
    <ul className="flex flex-col text-sm">
      {raises.map(({ by, points }) => (
        <li key={by} className="flex flex-wrap items-center justify-between gap-x-3">
          <Link
            to={places[by]}
            className="phrased inline-flex min-h-11 items-center text-ai underline"
          >
            {words[by]}
          </Link>
          <span className="text-sumi-2 tabular-nums">{t('match.points', { points })}</span>
        </li>
      ))}
    </ul>
  );
}
