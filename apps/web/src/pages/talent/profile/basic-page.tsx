import { BasicForm } from '../../../features/profile/basic/basic-form.tsx';
import { ResidenceForm } from '../../../features/profile/basic/residence-form.tsx';
import { words as basicWords } from '../../../features/profile/basic/words.ja.ts';
import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { useWords } from '../../../shared/i18n/words.ts';

export function BasicPage() {
  const t = useWords(basicWords);
  return (
    <ProfileFrame path="/talent/profile/basic" intro={t('intro')}>
      {(account) => (
        <>
          <BasicForm account={account} />
          <ResidenceForm account={account} />
        </>
      )}
    </ProfileFrame>
  );
}
