import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as signOutWords } from '../words.ja.ts';

export function SignedOutNote() {
  const t = useWords(signOutWords);
  return (
    <div className="m-auto flex max-w-[40rem] flex-col items-center px-6 py-20 text-center">
      <h1 className="text-2xl font-bold">{t('heading')}</h1>
      <p className="phrased mt-4 text-sumi-2">{t('text')}</p>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <LinkButton to="/talent/signin" tone="primary">
          {t('student')}
        </LinkButton>
        <LinkButton to="/company/signin">{t('company')}</LinkButton>
      </div>
    </div>
  );
}
