import { useMessages } from '../../../shared/i18n/messages.ts';
import { DeadLink } from '../../../ui/feedback/dead-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { invitationMessages } from '../messages.ts';

export function InvitationExpired() {
  const t = useMessages(invitationMessages);
  return (
    <DeadLink heading={t('expired.heading')} text={t('expired.text')}>
      <LinkButton to="/company/signin">{t('expired.signIn')}</LinkButton>
    </DeadLink>
  );
}
