import type { ExplainedMatch } from '@engawa/contract/targets/reasons';
import { useWords } from '../../shared/i18n/words.ts';
import { ProgressRing } from '../display/progress-ring.tsx';
import { ReasonLine } from './reason-line.tsx';
import { words as matchWords } from './words.ja.ts';

interface MatchReasonsProps {
  match: Omit<ExplainedMatch, 'raises'>;
  /** Decides the wording, because the reader's own wishes are worded differently. */
  reader: 'company' | 'student';
}

export function MatchReasons({ match: { total, company, person }, reader }: MatchReasonsProps) {
  const t = useWords(matchWords);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <ProgressRing value={total} label={t('match')} />
        <dl className="grid grid-cols-[auto_auto] gap-x-3 text-sm text-sumi-2 tabular-nums">
          <dt>{t('asked')}</dt>
          <dd>
            {company.points} / {company.of}
          </dd>
          <dt>{reader === 'company' ? t('wished.company') : t('wished.student')}</dt>
          <dd>
            {person.points} / {person.of}
          </dd>
        </dl>
      </div>
      <ul className="flex flex-col gap-2.5">
        {[...company.reasons, ...person.reasons].map((reason) => (
          <ReasonLine key={reason.criterion} reason={reason} />
        ))}
      </ul>
    </div>
  );
}
