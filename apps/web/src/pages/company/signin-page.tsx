import { Link } from '@tanstack/react-router';
import { CompanyChoice } from '../../features/company-sign-in/components/company-choice.tsx';
import { SignInForm } from '../../features/company-sign-in/components/sign-in-form.tsx';
import { TryAs } from '../../features/company-sign-in/components/try-as.tsx';
import { TwoStepForm } from '../../features/company-sign-in/components/two-step-form.tsx';
import { useCompanySignIn } from '../../features/company-sign-in/use-company-sign-in.ts';
import { words as companySignInWords } from '../../features/company-sign-in/words.ja.ts';
import { useWords } from '../../shared/i18n/words.ts';

export function SigninPage() {
  const t = useWords(companySignInWords);
  const { offer, codeToken, busy, signIn, choose, startOver } = useCompanySignIn();
  if (codeToken) return <TwoStepForm codeToken={codeToken} startOver={startOver} />;
  if (offer) {
    return <CompanyChoice offer={offer} busy={busy} choose={choose} startOver={startOver} />;
  }
  return (
    <>
      <h1 className="text-xl font-bold">{t('heading')}</h1>
      <p className="phrased mt-2 mb-6 min-h-[2lh] text-sumi-2 sm:min-h-0">{t('lead')}</p>
      <SignInForm signIn={signIn} busy={busy} />
      <div className="mt-6 flex flex-col items-center gap-1 border-t border-line pt-6 text-sm">
        <p className="flex flex-col items-center gap-x-2 text-sumi-2 sm:flex-row">
          {t('noAccount')}
          <Link to="/company/signup" className="font-semibold text-ai underline">
            {t('signUp')}
          </Link>
        </p>
        <Link to="/talent/signin" className="rounded-small py-1 text-ai hover:underline">
          {t('student')}
        </Link>
      </div>
      <TryAs signIn={signIn} busy={busy} />
    </>
  );
}
