import { matchLimits } from '@engawa/contract/matches/limits';
import type { Raise } from '@engawa/contract/targets/reasons';
import { Search, UserRoundPen } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Matches } from './queries.ts';
import { Raises } from './raises.tsx';
import { matchesWords } from './words.ts';

/** What a profile has nothing about yet; the rest is to be learned, not to be written. */
const gaps: readonly Raise['by'][] = [
  'add-university',
  'state-industries',
  'state-categories',
  'state-kinds',
];

/** Why nothing is here yet, and what to do next. */
export function NoMatches({ raises }: Pick<Matches, 'raises'>) {
  const t = useWords(matchesWords);
  const hasGaps = raises.some(({ by }) => gaps.includes(by));
  return (
    <div className="mx-auto flex max-w-[40rem] flex-col gap-6">
      {hasGaps ? (
        <EmptyState icon={<UserRoundPen />} heading={t('gaps.heading')}>
          {t('gaps.text')}
        </EmptyState>
      ) : (
        <EmptyState icon={<Search />} heading={t('none.heading', { least: matchLimits.least })}>
          {t('none.text')}
        </EmptyState>
      )}
      {raises.length > 0 && <Raises raises={raises} note={t('nearest')} />}
      <div className="flex justify-center">
        <LinkButton to="/talent/discover/jobs">{t('discover')}</LinkButton>
      </div>
    </div>
  );
}
