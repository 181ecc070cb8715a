import type { ResponseRate } from '@engawa/contract/company-view/response';
import { useWords } from '../../../shared/i18n/words.ts';
import { Tag } from '../../../ui/tag.tsx';
import { words as discoverWords } from '../words.ja.ts';

const hoursADay = 24;

/** How often and how fast the company answers; hidden until enough students have asked. */
export function ResponseTag({ rate }: { rate: ResponseRate }) {
  const t = useWords(discoverWords);
  if (!rate) return null;
  const { percent, medianHours: hours } = rate;
  return <Tag tone="note">{words(percent, hours)}</Tag>;

  function words(share: number, usual: number | null): string {
    if (usual === null) return t('card.responseOnly', { percent: share });
    if (usual >= 2 * hoursADay) {
      return t('card.responseDays', { percent: share, days: Math.round(usual / hoursADay) });
    }
    return t('card.response', { percent: share, hours: Math.max(1, usual) });
  }
}
