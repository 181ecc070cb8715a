import { useWords } from '../../shared/i18n/words.ts';
import { MatchReasons } from '../../ui/match/match-reasons.tsx';
import { NeverCounts } from '../../ui/match/never-counts.tsx';
import { ScoreTipList } from '../../ui/match/score-tip-list.tsx';
import type { ShownJob } from './queries.ts';
import { words as companyPagesWords } from './words.ja.ts';

export function JobMatch({ match }: Pick<ShownJob, 'match'>) {
  const t = useWords(companyPagesWords);
  return (
    <section
      aria-labelledby="match"
      className="flex flex-col gap-4 rounded border border-line bg-paper px-4 py-3"
    >
      <h2 id="match" className="font-bold">
        {t('match.heading')}
      </h2>
      <MatchReasons match={match} reader="student" />
      {match.raises.length > 0 && (
        <div>
          <h3 className="text-sm font-bold">{t('match.raises')}</h3>
          <ScoreTipList
            raises={match.raises}
            brings={({ points }) => t('match.points', { points })}
          />
        </div>
      )}
      <NeverCounts />
    </section>
  );
}
