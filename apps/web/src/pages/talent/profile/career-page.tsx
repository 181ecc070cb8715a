import { CareerForm } from '../../../features/profile/career/career-form.tsx';
import { words as careerWords } from '../../../features/profile/career/words.ja.ts';
import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { useWords } from '../../../shared/i18n/words.ts';

export function CareerPage() {
  const t = useWords(careerWords);
  return (
    <ProfileFrame path="/talent/profile/career" intro={t('intro')}>
      {(account) => <CareerForm account={account} />}
    </ProfileFrame>
  );
}
