import { Mail } from 'lucide-react';
import { formatDateTime, formatTableDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { TeamMember } from './queries.ts';
import { words as teamWords } from './words.ja.ts';

export function PersonCell({ member, isViewer }: { member: TeamMember; isViewer: boolean }) {
  const t = useWords(teamWords);
  const { name, email, profilePictureUrl, invitation } = member;
  const inviter = invitation?.invitedBy;
  const work = [member.department, member.title].filter((part) => part !== null);
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
          <bdi>{name ?? <Address email={email} />}</bdi>
          {isViewer && <Tag tone="note">{t('you')}</Tag>}
        </span>
        <span className="block text-sm font-normal wrap-anywhere text-sumi-2">
          {name === null ? inviter && t('invitedBy', { name: inviter }) : <Address email={email} />}
        </span>
        {work.length > 0 && (
          <bdi className="block text-sm font-normal wrap-anywhere text-sumi-2">
            {work.join(t('between'))}
          </bdi>
        )}
        {member.twoStep && (
          <span className="block text-sm font-normal text-sumi-2">{t('twoStep')}</span>
        )}
      </span>
    </span>
  );
}

/** A long address breaks before the @ instead of inside a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const tones = { active: 'good', disabled: 'wood', invited: 'note' } as const;

export function StatusCell({ member: { status, invitation } }: { member: TeamMember }) {
  const t = useWords(teamWords);
  const names = {
    active: t('status.active'),
    disabled: t('status.disabled'),
    invited: t('status.invited'),
  };
  if (!invitation) return <Tag tone={tones[status]}>{names[status]}</Tag>;
  const { expired, expiresAt } = invitation;
  const date = formatTableDate(expiresAt, language);
  return (
    <span className="flex flex-col items-start gap-0.5 @max-[560px]:items-end @max-[560px]:text-right">
      {expired ? (
        <Tag tone="mind">{t('status.expired')}</Tag>
      ) : (
        <Tag tone={tones[status]}>{names[status]}</Tag>
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
