import { Link2Off } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { signUpMessages } from '../messages.ts';

export function SignUpExpired() {
  const t = useMessages(signUpMessages);
  return (
    <Outcome
      tone="mind"
      icon={<Link2Off />}
      heading={t('expired.heading')}
      text={<p role="alert">{t('expired.text')}</p>}
    >
      <LinkButton to="/company/signup/step1" tone="primary" size="large">
        {t('expired.again')}
      </LinkButton>
      <LinkButton to="/company/signin">{t('expired.signIn')}</LinkButton>
    </Outcome>
  );
}
