import { changeMemberStatus, resendInvitation } from '@engawa/contract/team/company';
import { Ban, CircleCheck, MailX, Send, ShieldOff, Trash2, UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { RowMenu } from '../../../../ui/overlay/row-menu.tsx';
import type { TeamMember } from '../queries.ts';
import { words as teamWords } from '../words.ja.ts';
import { actionsOf, type TeamAction, type Viewer } from './actions-of.ts';
import type { Doing } from './team-dialogs.tsx';
import { useTeamCommand } from './use-team-command.ts';

const isDanger: readonly TeamAction[] = ['cancel', 'remove'];

interface MemberMenuProps {
  viewer: Viewer;
  member: TeamMember;
  onDo: (doing: Doing) => void;
  onSignInFirst: (message: string | undefined) => void;
}

/** Harmless actions run at once; actions that take something away open a question. */
export function MemberMenu({ viewer, member, onDo, onSignInFirst }: MemberMenuProps) {
  const t = useWords(teamWords);
  const resend = useTeamCommand(resendInvitation, { onSignInFirst, isHidden: true });
  const change = useTeamCommand(changeMemberStatus, { onSignInFirst });
  const actions = actionsOf(viewer, member);
  if (actions.length === 0) return null;
  const { id } = member;
  const start = (action: TeamAction) => {
    if (action === 'resend') resend.mutate({ params: { id } });
    else if (action === 'enable') change.mutate({ body: { id, status: 'active' } });
    else onDo({ action, member });
  };
  const looks: Record<TeamAction, { label: string; icon: ReactNode }> = {
    resend: { label: t('action.resend'), icon: <Send /> },
    cancel: { label: t('action.cancel'), icon: <MailX /> },
    level: { label: t('action.level'), icon: <UserCog /> },
    lift: { label: t('action.lift'), icon: <ShieldOff /> },
    disable: { label: t('action.disable'), icon: <Ban /> },
    enable: { label: t('action.enable'), icon: <CircleCheck /> },
    remove: { label: t('action.remove'), icon: <Trash2 /> },
  };
  return (
    <RowMenu
      label={t('actionsOf', { name: member.name ?? member.email })}
      actions={actions.map((action) => ({
        ...looks[action],
        danger: isDanger.includes(action),
        onSelect: () => start(action),
      }))}
    />
  );
}
