import type { ResponseRate } from '@engawa/contract/company-view/response';
import { MessageCircleReply } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { words as companyPagesWords } from './words.ja.ts';

const hoursADay = 24;

/** How often and how fast the company answers; hidden until enough students have asked. */
export function ResponseNote({ rate }: { rate: ResponseRate }) {
  const t = useWords(companyPagesWords);
  if (!rate) return null;
  const { percent, medianHours: hours } = rate;
  return (
    <span className="inline-flex items-center gap-1 text-sm text-sumi-2">
      <MessageCircleReply aria-hidden className="size-4 shrink-0" />
      <span className="phrased">
        {t('response.rate', { percent })}
        {hours !== null && t('response.between')}
        {hours !== null &&
          (hours >= 2 * hoursADay
            ? t('response.days', { days: Math.round(hours / hoursADay) })
            : t('response.hours', { hours: Math.max(1, hours) }))}
      </span>
    </span>
  );
}
