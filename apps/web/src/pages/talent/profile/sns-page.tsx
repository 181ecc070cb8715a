import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { LinksForm } from '../../../features/profile/links/links-form.tsx';
import { linksMessages } from '../../../features/profile/links/messages.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';

export function SnsPage() {
  const t = useMessages(linksMessages);
  return (
    <ProfileFrame path="/talent/profile/sns" intro={t('intro')}>
      {(account) => <LinksForm account={account} />}
    </ProfileFrame>
  );
}
