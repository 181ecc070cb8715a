import type { NoticeKind } from '@engawa/contract/notifications/schemas';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyNotice } from '../../../shared/session/use-session.ts';
import { companyLayoutWords } from './words.ts';

/** What is new of a kind, as a figure and in words. */
export function useNotices() {
  const t = useWords(companyLayoutWords);
  const notice = useCompanyNotice();
  return (kind: NoticeKind | undefined): { count: number; label: string } => {
    const count = (kind && notice?.[kind]) ?? 0;
    switch (kind) {
      case 'connects':
        return { count, label: t('badge.connects', { count }) };
      case 'messages':
        return { count, label: t('badge.messages', { count }) };
      case 'apply':
        return { count, label: t('badge.apply', { count }) };
      case 'connectsAccept':
        return { count, label: t('badge.connectsAccept', { count }) };
      case 'notifications':
        return { count, label: t('badge.notifications', { count }) };
      default:
        return { count: 0, label: '' };
    }
  };
}
