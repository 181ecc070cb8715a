import { CareerForm } from '../../../features/profile/career/career-form.tsx';
import { careerMessages } from '../../../features/profile/career/messages.ts';
import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

export function CareerPage() {
  const t = useMessages(careerMessages);
  return (
    <ProfileFrame path="/talent/profile/career" intro={t('intro')}>
      {(account) => <CareerForm account={account} />}
    </ProfileFrame>
  );
}
