import { EducationForm } from '../../../features/profile/education/education-form.tsx';
import { words as educationWords } from '../../../features/profile/education/words.ja.ts';
import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { useWords } from '../../../shared/i18n/words.ts';

export function EducationPage() {
  const t = useWords(educationWords);
  return (
    <ProfileFrame path="/talent/profile/education" intro={t('intro')}>
      {(account) => <EducationForm account={account} />}
    </ProfileFrame>
  );
}
