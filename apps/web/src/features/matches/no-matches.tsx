import { matchLimits } from '@engawa/contract/matches/limits';
import type { ScoreTip } from '@engawa/contract/targets/reasons';
import { Search } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { NextSteps } from './next-steps.tsx';
import type { Matches } from './queries.ts';
import { ScoreTips } from './score-tips.tsx';
import { words as matchesWords } from './words.ja.ts';

/** Tips about empty profile fields; all others need learning instead of typing. */
const gaps: readonly ScoreTip['by'][] = [
  'add-university',
  'state-industries',
  'state-categories',
  'state-kinds',
];

export function NoMatches({ raises }: Pick<Matches, 'raises'>) {
  const t = useWords(matchesWords);
  const { least } = matchLimits;
  const hasGaps = raises.some(({ by }) => gaps.includes(by));
  return (
    <div className="mx-auto flex max-w-[40rem] flex-col gap-5">
      {hasGaps ? (
        <ScoreTips raises={raises} heading={t('gaps.heading')} note={t('gaps.text')} />
      ) : (
        <>
          <EmptyState icon={<Search />} heading={t('none.heading', { least })}>
            {t('none.text')}
          </EmptyState>
          <NextSteps
            otherwise={
              raises.length > 0 && <ScoreTips raises={raises} note={t('nearest', { least })} />
            }
          />
        </>
      )}
      <div className={hasGaps ? '' : 'flex justify-center'}>
        <LinkButton to="/talent/discover/jobs">{t('discover')}</LinkButton>
      </div>
    </div>
  );
}
