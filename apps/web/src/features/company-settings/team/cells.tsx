import { Mail } from 'lucide-react';
import { formatDate, formatDateTime } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { TeamMember } from './queries.ts';
import { teamWords } from './words.ts';

export function PersonCell({ member, isViewer }: { member: TeamMember; isViewer: boolean }) {
  const t = useWords(teamWords);
  const { name, email, profilePictureUrl, invitation } = member;
  const below =
    name === null ? invitation?.invitedBy && t('invitedBy', { name: invitation.invitedBy }) : email;
  return (
    <span className="flex min-w-0 items-start gap-3">
      {name === null ? (
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-wood-soft text-wood-ink [&_svg]:size-5"
        >
          <Mail />
        </span>
      ) : (
        <Avatar name={name} src={profilePictureUrl} />
      )}
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <bdi>{name ?? email}</bdi>
          {isViewer && <Tag tone="note">{t('you')}</Tag>}
        </span>
        {below && (
          <span className="block text-sm font-normal wrap-anywhere text-sumi-2">{below}</span>
        )}
      </span>
    </span>
  );
}

const tones = { active: 'good', disabled: 'wood', invited: 'note' } as const;

export function StatusCell({ member: { status, invitation } }: { member: TeamMember }) {
  const t = useWords(teamWords);
  if (!invitation) return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
  const { expired, expiresAt } = invitation;
  const date = formatDate(expiresAt, language);
  return (
    <span className="flex flex-col items-start gap-0.5 @max-[560px]:items-end">
      {expired ? (
        <Tag tone="mind">{t('status.expired')}</Tag>
      ) : (
        <Tag tone={tones[status]}>{t('status.invited')}</Tag>
      )}
      <span className="text-sm text-sumi-2">
        {expired ? t('expiredOn', { date }) : t('validUntil', { date })}
      </span>
    </span>
  );
}

export function LastSeen({ member: { status, lastSeenAt } }: { member: TeamMember }) {
  const t = useWords(teamWords);
  if (lastSeenAt === null) {
    return <span className="text-sumi-2">{status === 'invited' ? t('notYet') : t('notSeen')}</span>;
  }
  return (
    <time dateTime={lastSeenAt} className="whitespace-nowrap tabular-nums">
      {formatDateTime(lastSeenAt, language)}
    </time>
  );
}
