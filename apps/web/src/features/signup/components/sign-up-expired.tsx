import { useWords } from '../../../shared/i18n/words.ts';
import { DeadLink } from '../../../ui/feedback/dead-link.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as signUpWords } from '../words.ja.ts';

export function SignUpExpired() {
  const t = useWords(signUpWords);
  return (
    <DeadLink heading={t('expired.heading')} text={t('expired.text')}>
      <LinkButton to="/company/signup/step1" tone="primary" size="large">
        {t('expired.again')}
      </LinkButton>
      <LinkButton to="/company/signin">{t('expired.signIn')}</LinkButton>
    </DeadLink>
  );
}
