import { BasicForm } from '../../../features/profile/basic/basic-form.tsx';
import { basicMessages } from '../../../features/profile/basic/messages.ts';
import { ResidenceForm } from '../../../features/profile/basic/residence-form.tsx';
import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';

export function BasicPage() {
  const t = useMessages(basicMessages);
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
