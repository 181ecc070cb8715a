import { EducationForm } from '../../../features/profile/education/education-form.tsx';
import { educationMessages } from '../../../features/profile/education/messages.ts';
import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

export function EducationPage() {
  const t = useMessages(educationMessages);
  return (
    <ProfileFrame path="/talent/profile/education" intro={t('intro')}>
      {(account) => <EducationForm account={account} />}
    </ProfileFrame>
  );
}
