import { Link2Off } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { invitationMessages } from '../messages.ts';

export function InvitationExpired() {
  const t = useMessages(invitationMessages);
  return (
    <Outcome
      tone="mind"
      icon={<Link2Off />}
      heading={t('expired.heading')}
      text={<p role="alert">{t('expired.text')}</p>}
    >
      <LinkButton to="/company/signin">{t('expired.signIn')}</LinkButton>
    </Outcome>
  );
}
