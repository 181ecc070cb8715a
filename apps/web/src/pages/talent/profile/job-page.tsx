import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { workMessages } from '../../../features/profile/work/messages.ts';
import { WorkForm } from '../../../features/profile/work/work-form.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

export function JobPage() {
  const t = useMessages(workMessages);
  return (
    <ProfileFrame path="/talent/profile/job" intro={t('intro')}>
      {(account) => <WorkForm account={account} />}
    </ProfileFrame>
  );
}
