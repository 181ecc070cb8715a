import { Link } from '@tanstack/react-router';
import { words as talentSignInWords } from '../../features/talent-sign-in/words.ja.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';

/** Students sign in at the identity service; this page explains that and links to it. */
export function SigninPage() {
  const t = useWords(talentSignInWords);
  return (
    <>
      <h1 className="text-xl font-bold">{t('heading')}</h1>
      <p className="phrased mt-2 mb-6 text-sumi-2">{t('lead')}</p>
      <div className="flex flex-col gap-3">
        <LinkButton to="/talent/sso-auth" tone="primary" size="large">
          {t('signIn')}
        </LinkButton>
        <LinkButton to="/talent/sso-auth" search={{ register: true }} size="large">
          {t('register')}
        </LinkButton>
      </div>
      <p className="phrased mt-4 text-center text-sm text-sumi-2">{t('next')}</p>
      <p className="mt-6 border-t border-line pt-6 text-center text-sm">
        <Link to="/company/signin" className="rounded-small py-1 text-ai hover:underline">
          {t('company')}
        </Link>
      </p>
    </>
  );
}
