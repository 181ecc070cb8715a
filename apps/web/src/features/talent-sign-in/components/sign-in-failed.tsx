import { MailQuestionMark, TriangleAlert } from 'lucide-react';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Outcome } from '../../../ui/feedback/outcome.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as talentSignInWords } from '../words.ja.ts';

export function SignInFailed({ failure }: { failure: Error | string }) {
  const t = useWords(talentSignInWords);
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
