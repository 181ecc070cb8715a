import { lazy, Suspense, useState } from 'react';
import { formatTime } from '../../../../shared/format/time-of-day.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { Message, Side } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { useMinute } from '../use-minute.ts';
import { EditForm } from './edit-form.tsx';
import { MessageFiles } from './message-files.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageText } from './message-text.tsx';

/** Lazy, because few messages offer times. */
const SlotsCard = lazy(async () => ({
  default: (await import('../../slots/slots-card.tsx')).SlotsCard,
}));

interface MessageItemProps {
  side: Side;
  message: Message;
  isRead: boolean;
  /** Shows the author where it differs from the previous message's. */
  namesAuthor: boolean;
}

export function MessageItem({ side, message, isRead, namesAuthor }: MessageItemProps) {
  const t = useWords(messageWords);
  const [editing, setEditing] = useState(false);
  const { mine, author, text, deletedAt, slots } = message;
  const isStudent = mine === (side.name === 'student');
  const name = author?.name ?? (isStudent ? t('unavailable') : t('leftUser'));
  return (
    <li
      aria-label={t('by', { name: mine && side.name === 'student' ? t('you') : name })}
      className={`flex flex-col gap-1 ${mine ? 'items-end' : 'items-start'}`}
    >
      {namesAuthor && <bdi className="text-xs font-semibold text-sumi-2">{name}</bdi>}
      {editing ? (
        <EditForm side={side} message={message} onDone={() => setEditing(false)} />
      ) : (
        <div
          className={`flex w-full items-start gap-1 ${mine ? 'flex-row justify-end' : 'flex-row-reverse justify-end'}`}
        >
          {!deletedAt && (
            <MessageMenu side={side} message={message} onEdit={() => setEditing(true)} />
          )}
          <div
            className={`flex max-w-[85%] min-w-0 flex-col gap-1.5 sm:max-w-[75%] ${mine ? 'items-end' : 'items-start'}`}
          >
            {deletedAt && (
              <p className="rounded border border-dashed border-line-2 px-3.5 py-2 text-sm text-sumi-2">
                {t('deleted')}
              </p>
            )}
            {text && (
              <MessageText
                text={text}
                className={`rounded px-3.5 py-2.5 ${mine ? 'rounded-br-none bg-ai text-on-ai' : 'rounded-bl-none border border-line bg-paper'}`}
              />
            )}
            {slots && (
              <Suspense fallback={<div className="min-h-40 w-full" />}>
                <SlotsCard side={side} offer={slots} />
              </Suspense>
            )}
            <MessageFiles side={side} message={message} />
          </div>
        </div>
      )}
      <Facts message={message} isRead={isRead} />
    </li>
  );
}

function Facts({ message, isRead }: { message: Message; isRead: boolean }) {
  const t = useWords(messageWords);
  const now = useMinute();
  const { sentAt, editedAt, deletedAt, editableUntil, mine } = message;
  const minutes = editableUntil
    ? Math.floor((new Date(editableUntil).getTime() - now) / 60_000)
    : 0;
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-sumi-2 tabular-nums">
      {mine && isRead && !deletedAt && <span>{t('read')}</span>}
      <time dateTime={sentAt}>{formatTime(sentAt)}</time>
      {editedAt && !deletedAt && <span>{t('edited')}</span>}
      {minutes > 0 && !deletedAt && (
        <span>{t('editable', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>
      )}
    </p>
  );
}
