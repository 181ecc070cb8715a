import { CircleCheck } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { DeadLink } from '../../../ui/feedback/dead-link.tsx';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { passwordResetMessages } from '../messages.ts';

export function ResetDone() {
  const t = useMessages(passwordResetMessages);
  return (
    <Outcome
      tone="good"
      icon={<CircleCheck />}
      heading={t('done.heading')}
      text={<output className="block">{t('done.text')}</output>}
    >
      <LinkButton to="/company/signin" tone="primary" size="large">
        {t('done.signIn')}
      </LinkButton>
    </Outcome>
  );
}

export function ResetExpired() {
  const t = useMessages(passwordResetMessages);
  return (
    <DeadLink heading={t('expired.heading')} text={t('expired.text')}>
      <LinkButton to="/company/forget-password" tone="primary" size="large">
        {t('expired.again')}
      </LinkButton>
    </DeadLink>
  );
}
