import type { ExplainedMatch } from '@engawa/contract/targets/reasons';
import { useWords } from '../../shared/i18n/words.ts';
import { ReasonLine } from './reason-line.tsx';
import { strongestOf } from './strongest.ts';
import { words as matchWords } from './words.ja.ts';

export function StrongestReasons({ match }: { match: Pick<ExplainedMatch, 'company' | 'person'> }) {
  const t = useWords(matchWords);
  const reasons = strongestOf(match);
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={t('reasons')} className="flex flex-col gap-1">
      {reasons.map((reason) => (
        <ReasonLine key={reason.criterion} reason={reason} />
      ))}
    </ul>
  );
}
