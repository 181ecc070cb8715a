import { useWords } from '../../shared/i18n/words.ts';
import { useReasonText } from './reason-text.ts';
import { isNeutral, type Reason } from './strongest.ts';
import { words as matchWords } from './words.ja.ts';

/** Fulfilled criteria add points and missing ones subtract, as in the score. */
export function ReasonLine({ reason }: { reason: Reason }) {
  const t = useWords(matchWords);
  const textOf = useReasonText();
  const { points, of } = reason;
  const neutral = isNeutral(reason);
  // Terms that nobody asked for take nothing away.
  const isPlus = points === of || neutral || reason.criterion === 'terms';
  const tone = neutral ? 'text-sumi-2' : isPlus ? 'text-moss' : 'text-kaki-ink';
  return (
    <li className="grid grid-cols-[2.25rem_1fr] items-baseline gap-2.5 text-sm">
      <span aria-hidden className={`text-right font-bold tabular-nums ${tone}`}>
        {isPlus ? `+${points}` : `−${of - points}`}
      </span>
      <span>
        {textOf(reason)}{' '}
        <span className="sr-only">{t('outOf', { points: String(points), of: String(of) })}</span>
      </span>
    </li>
  );
}
