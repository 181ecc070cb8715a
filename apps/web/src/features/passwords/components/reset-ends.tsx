import { CircleCheck } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { DeadLink } from '../../../ui/feedback/dead-link.tsx';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as passwordResetWords } from '../words.ja.ts';

export function ResetDone() {
  const t = useWords(passwordResetWords);
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
  const t = useWords(passwordResetWords);
  return (
    <DeadLink heading={t('expired.heading')} text={t('expired.text')}>
      <LinkButton to="/company/forget-password" tone="primary" size="large">
        {t('expired.again')}
      </LinkButton>
    </DeadLink>
  );
}
