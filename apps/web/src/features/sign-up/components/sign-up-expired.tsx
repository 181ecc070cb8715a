import { useMessages } from '../../../shared/i18n/messages.ts';
import { DeadLink } from '../../../ui/feedback/dead-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { signUpMessages } from '../messages.ts';

export function SignUpExpired() {
  const t = useMessages(signUpMessages);
  return (
    <DeadLink heading={t('expired.heading')} text={t('expired.text')}>
      <LinkButton to="/company/signup/step1" tone="primary" size="large">
        {t('expired.again')}
      </LinkButton>
      <LinkButton to="/company/signin">{t('expired.signIn')}</LinkButton>
    </DeadLink>
  );
}
