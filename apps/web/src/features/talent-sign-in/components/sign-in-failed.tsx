import { MailQuestionMark, TriangleAlert } from 'lucide-react';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { talentSignInMessages } from '../messages.ts';

export function SignInFailed({ failure }: { failure: Error | string }) {
  const t = useMessages(talentSignInMessages);
  const said = typeof failure === 'string' ? failure : failure.message;
  const incomplete = failure instanceof ApiFailure && failure.code === 'sign_up_incomplete';
  return (
    <Outcome
      tone="mind"
      icon={incomplete ? <MailQuestionMark /> : <TriangleAlert />}
      heading={incomplete ? t('incomplete.heading') : t('failed.heading')}
      text={
        <>
          <p role="alert">{said}</p>
          {incomplete && <p className="mt-2">{t('incomplete.hint')}</p>}
        </>
      }
    >
      <LinkButton to="/talent/sso-auth" reloadDocument tone="primary" size="large">
        {t('failed.again')}
      </LinkButton>
      <LinkButton to="/">{t('failed.home')}</LinkButton>
    </Outcome>
  );
}
