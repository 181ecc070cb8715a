import type { ScoreTip } from '@engawa/contract/targets/reasons';
import { Link, linkOptions } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import { words as matchWords } from './words.ja.ts';

/** The profile field that each tip links to. */
const fields = {
  'add-university': linkOptions({ to: '/talent/profile/education', hash: 'university' }),
  'show-japanese': linkOptions({ to: '/talent/profile/language', hash: 'japanese-exam' }),
  'learn-japanese': linkOptions({ to: '/talent/profile/language', hash: 'japanese-level' }),
  'learn-english': linkOptions({ to: '/talent/profile/language', hash: 'english-level' }),
  'add-work': linkOptions({ to: '/talent/profile/job', hash: 'work' }),
  'state-industries': linkOptions({ to: '/talent/profile/career', hash: 'industries' }),
  'state-categories': linkOptions({ to: '/talent/profile/career', hash: 'job-categories' }),
  'state-kinds': linkOptions({ to: '/talent/profile/career', hash: 'looking-for' }),
} as const satisfies Record<ScoreTip['by'], unknown>;

interface ScoreTipListProps<R extends ScoreTip> {
  raises: readonly R[];
  brings: (raise: R) => string;
}

export function ScoreTipList<R extends ScoreTip>({ raises, brings }: ScoreTipListProps<R>) {
  const t = useWords(matchWords);
  const words: Record<ScoreTip['by'], string> = {
    'add-university': t('raise.add-university'),
    'show-japanese': t('raise.show-japanese'),
    'learn-japanese': t('raise.learn-japanese'),
    'learn-english': t('raise.learn-english'),
    'add-work': t('raise.add-work'),
    'state-industries': t('raise.state-industries'),
    'state-categories': t('raise.state-categories'),
    'state-kinds': t('raise.state-kinds'),
  };
  return (
    <ul className="flex flex-col text-sm">
      {raises.map((raise) => (
        <li key={raise.by} className="flex flex-wrap items-center justify-between gap-x-3">
          <Link
            {...fields[raise.by]}
            resetScroll={false}
            className="phrased inline-flex min-h-11 items-center text-ai underline"
          >
            {words[raise.by]}
          </Link>
          <span className="text-sumi-2 tabular-nums">{brings(raise)}</span>
        </li>
      ))}
    </ul>
  );
}
