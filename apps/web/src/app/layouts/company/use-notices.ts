import type { NoticeKind } from '@engawa/contract/notifications/schemas';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyNotice } from '../../../shared/session/use-session.ts';
import { words as companyLayoutWords } from './words.ja.ts';

/** Connection requests and acceptances share one menu entry. */
const shownWith = (kind: NoticeKind): readonly NoticeKind[] =>
  kind === 'connects' ? ['connects', 'connectsAccept'] : [kind];

export function useNotices() {
  const t = useWords(companyLayoutWords);
  const notice = useCompanyNotice();
  const words: Record<NoticeKind, (count: number) => string> = {
    connects: (count) => t('badge.connects', { count }),
    messages: (count) => t('badge.messages', { count }),
    apply: (count) => t('badge.apply', { count }),
    connectsAccept: (count) => t('badge.connectsAccept', { count }),
    notifications: (count) => t('badge.notifications', { count }),
  };
  return (badge: NoticeKind | undefined): { count: number; label: string } => {
    const counts = (badge ? shownWith(badge) : [])
      .map((kind) => ({ kind, count: notice?.[kind] ?? 0 }))
      .filter(({ count }) => count > 0);
    return {
      count: counts.reduce((sum, { count }) => sum + count, 0),
      label: counts.map(({ kind, count }) => words[kind](count)).join(t('and')),
    };
  };
}
