import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { ScoreTipList } from '../../ui/match/score-tip-list.tsx';
import type { Matches } from './queries.ts';
import { words as matchesWords } from './words.ja.ts';

interface ScoreTipsProps extends Pick<Matches, 'raises'> {
  heading?: string;
  note?: string;
}

export function ScoreTips({ raises, heading, note }: ScoreTipsProps) {
  const t = useWords(matchesWords);
  return (
    <Card className="px-4 py-3">
      <section aria-labelledby="raises">
        <h2 id="raises" className="font-bold">
          {heading ?? t('raises')}
        </h2>
        {note && <p className="phrased mt-1 text-sm text-sumi-2">{note}</p>}
        <ScoreTipList
          raises={raises}
          brings={({ points, jobs }) => t('brings', { points, jobs })}
        />
      </section>
    </Card>
  );
}
