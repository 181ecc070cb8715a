import type { ScoreTip } from '@engawa/contract/targets/reasons';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import { profileFields } from './profile-fields.ts';
import { words as matchWords } from './words.ja.ts';

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
            {...profileFields[raise.by]}
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
