import type { Notification } from '@engawa/contract/notifications/schemas';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { formatDateTime } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import type { Strategy } from '../../shared/session/auth-jar.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { KindIcon } from './kind-icon.tsx';
import { placeOf } from './place-of.ts';
import { useNotificationText } from './use-notification-text.ts';
import { words as notificationWords } from './words.ja.ts';

export interface NotificationItemProps {
  side: Strategy;
  notification: Notification;
  onRead: (id: string) => void;
  /** Called when the reader follows the link. */
  onOpen?: (() => void) | undefined;
}

/** Following the link marks the notification as read; a button does so without following it. */
export function NotificationItem({ side, notification, onRead, onOpen }: NotificationItemProps) {
  const t = useWords(notificationWords);
  const { id, kind, createdAt, read } = notification;
  const text = useNotificationText()(notification);
  return (
    <li
      className={`relative flex items-start gap-1 ${read ? '' : 'bg-[color-mix(in_oklab,var(--ai-soft)_55%,var(--paper))]'}`}
    >
      <Link
        {...placeOf(side, notification)}
        onClick={() => {
          if (!read) onRead(id);
          onOpen?.();
        }}
        className="flex min-w-0 grow items-start gap-3 py-3.5 pr-4 pl-4 -outline-offset-2 hover:bg-washi sm:pl-5"
      >
        <KindIcon kind={kind} unread={!read} />
        <span className="min-w-0">
          {!read && <span className="sr-only">{t('isUnread')} </span>}
          <span
            className={`block break-words [word-break:auto-phrase] ${read ? '' : 'font-semibold'}`}
          >
            {text}
          </span>
          <time dateTime={createdAt} className="mt-0.5 block text-sm text-sumi-2 tabular-nums">
            {formatDateTime(createdAt, language)}
          </time>
        </span>
      </Link>
      {!read && (
        <IconButton
          icon={<Check aria-hidden />}
          label={t('read', { text })}
          className="mt-2 mr-1.5"
          onClick={() => onRead(id)}
        />
      )}
    </li>
  );
}
