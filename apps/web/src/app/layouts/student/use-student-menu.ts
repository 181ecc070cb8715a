import type { NoticeKind } from '@engawa/contract/notifications/schemas';
import { useLocation } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStudentNotice } from '../../../shared/session/use-session.ts';
import { menuOf } from '../../routes/table/menus.ts';
import { words as titleWords } from '../../titles/words.ja.ts';
import { belongsToEntry } from './student-menu-pages.ts';
import { words as studentLayoutWords } from './words.ja.ts';

const items = menuOf('talent');

export interface MenuEntry {
  path: string;
  label: string;
  count: number;
  countLabel: string;
  isCurrent: boolean;
}

export function useStudentMenu(): MenuEntry[] {
  const title = useWords(titleWords);
  const t = useWords(studentLayoutWords);
  const notice = useStudentNotice();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const counts = (badge: NoticeKind | undefined): Pick<MenuEntry, 'count' | 'countLabel'> => {
    const { connects = 0, messages = 0 } = notice ?? {};
    switch (badge) {
      case 'connects':
        return { count: connects, countLabel: t('unread.connects', { count: connects }) };
      case 'messages':
        return { count: messages, countLabel: t('unread.messages', { count: messages }) };
      default:
        return { count: 0, countLabel: '' };
    }
  };
  return items.map(({ path, label, badge }) => ({
    path,
    label: title(label),
    isCurrent: belongsToEntry(path, here),
    ...counts(badge),
  }));
}
