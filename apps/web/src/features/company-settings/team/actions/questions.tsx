import { changeMemberStatus, removeTeamMember } from '@engawa/contract/team/company';
import { liftTwoStep } from '@engawa/contract/two-step/company';
import { useWords } from '../../../../shared/i18n/words.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { words as teamWords } from '../words.ja.ts';
import type { DialogProps } from './team-dialogs.tsx';
import { useTeamCommand } from './use-team-command.ts';

export function CancelQuestion({ member, onClose, onSignInFirst }: DialogProps) {
  const t = useWords(teamWords);
  const { id, email } = member;
  const cancel = useTeamCommand(removeTeamMember, { onSignInFirst, onEnd: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cancelling.title', { email })}
      text={t('cancelling.text')}
      confirm={t('cancelling.confirm')}
      tone="danger"
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ params: { id }, query: {} })}
    />
  );
}

export function DisableQuestion({ member, onClose, onSignInFirst }: DialogProps) {
  const t = useWords(teamWords);
  const { id, name, email } = member;
  const disable = useTeamCommand(changeMemberStatus, { onSignInFirst, onEnd: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('disabling.title', { name: name ?? email })}
      text={t('disabling.text')}
      confirm={t('disabling.confirm')}
      tone="danger"
      busy={disable.isPending}
      onConfirm={() => disable.mutate({ body: { id, status: 'disabled' } })}
    />
  );
}

export function LiftQuestion({ member, onClose, onSignInFirst }: DialogProps) {
  const t = useWords(teamWords);
  const { id, name, email } = member;
  const lift = useTeamCommand(liftTwoStep, { onSignInFirst, onEnd: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('lifting.title', { name: name ?? email })}
      text={t('lifting.text')}
      confirm={t('lifting.confirm')}
      tone="danger"
      busy={lift.isPending}
      onConfirm={() => lift.mutate({ body: { id } })}
    />
  );
}
