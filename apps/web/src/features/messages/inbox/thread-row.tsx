import type { ReactNode } from 'react';
import { formatTableDate } from '../../../shared/format/date-time.ts';
import { dayInJapan, formatTime } from '../../../shared/format/time-of-day.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { partnerOf } from '../partner.ts';
import type { Thread } from '../sides.ts';
import { useMinute } from '../thread/use-minute.ts';
import { words as messageWords } from '../words.ja.ts';

export function ThreadRow({ thread, tags }: { thread: Thread; tags?: ReactNode }) {
  const t = useWords(messageWords);
  const { name, pictureUrl, shape } = partnerOf(thread);
  const { at, unread } = thread;
  const now = useMinute();
  const isToday = dayInJapan(at) === dayInJapan(new Date(now).toISOString());
  return (
    <span className="flex items-start gap-3">
      <Avatar name={name ?? ''} src={pictureUrl} shape={shape} size="large" />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <bdi className={`min-w-0 grow truncate ${unread > 0 ? 'font-bold' : 'font-semibold'}`}>
            {name ?? t('unavailable')}
          </bdi>
          <time dateTime={at} className="shrink-0 text-xs text-sumi-2 tabular-nums">
            {isToday ? formatTime(at) : formatTableDate(at, language)}
          </time>
        </span>
        <span className="flex items-start gap-2">
          <Preview thread={thread} />
          <Badge count={unread} label={t('unread', { count: unread })} className="mt-0.5" />
        </span>
        {tags}
      </span>
    </span>
  );
}

function Preview({ thread: { last, hit, unread } }: { thread: Thread }) {
  const t = useWords(messageWords);
  const look = `line-clamp-2 min-w-0 grow text-sm [overflow-wrap:anywhere] ${unread > 0 ? 'text-sumi' : 'text-sumi-2'}`;
  if (hit) return <bdi className={look}>{hit.text}</bdi>;
  if (!last) return <span className={look}>{t('nothingYet')}</span>;
  const said =
    (last.deleted && t('deleted')) ||
    last.text ||
    (last.kind === 'slots' ? t('slots.offered') : t('files.count', { count: last.files }));
  return (
    <span className={look}>
      {last.mine && t('ours')}
      <bdi>{said}</bdi>
    </span>
  );
}
