import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { LanguagesForm } from '../../../features/profile/languages/languages-form.tsx';
import { words as languagesWords } from '../../../features/profile/languages/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';

export function LanguagePage() {
  const t = useWords(languagesWords);
  return (
    <ProfileFrame path="/talent/profile/language" intro={t('intro')}>
      {(account) => <LanguagesForm account={account} />}
    </ProfileFrame>
  );
}
