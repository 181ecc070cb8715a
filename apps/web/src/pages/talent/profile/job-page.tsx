import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { words as workWords } from '../../../features/profile/work/words.ja.ts';
import { WorkForm } from '../../../features/profile/work/work-form.tsx';
import { useWords } from '../../../shared/i18n/words.ts';

export function JobPage() {
  const t = useWords(workWords);
  return (
    <ProfileFrame path="/talent/profile/job" intro={t('intro')}>
      {(account) => <WorkForm account={account} />}
    </ProfileFrame>
  );
}
