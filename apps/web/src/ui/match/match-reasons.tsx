import type { CompanyReason, ExplainedMatch, PersonReason } from '@engawa/contract/targets/reasons';
import { useWords } from '../../shared/i18n/words.ts';
import { ProgressRing } from '../display/progress-ring.tsx';
import { useReasonText } from './reason-text.ts';
import { matchWords } from './words.ts';

interface MatchReasonsProps {
  match: Omit<ExplainedMatch, 'raises'>;
  /** Whose wishes are somebody else's. */
  reader: 'company' | 'student';
}

/** The score with its two sides, and a line for each reason. */
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

/** What is fulfilled counts up, what is missing counts down, as it does in the score. */
function ReasonLine({ reason }: { reason: CompanyReason | PersonReason }) {
  const t = useWords(matchWords);
  const textOf = useReasonText();
  const { points, of } = reason;
  const unstated = 'wished' in reason && reason.wished.length === 0;
  const isPlus = points === of || unstated;
  const tone = unstated ? 'text-sumi-2' : isPlus ? 'text-moss' : 'text-kaki-ink';
  return (
    <li className="grid grid-cols-[2.25rem_1fr] items-baseline gap-2.5 text-sm">
      <span aria-hidden className={`text-right font-bold tabular-nums ${tone}`}>
        {isPlus ? `+${points}` : `−${of - points}`}
      </span>
      <span>
        {textOf(reason)}
        <span className="sr-only">{t('outOf', { points: String(points), of: String(of) })}</span>
      </span>
    </li>
  );
}
