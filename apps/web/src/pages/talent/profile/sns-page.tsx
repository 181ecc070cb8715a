import { ProfileFrame } from '../../../features/profile/frame/profile-frame.tsx';
import { LinksForm } from '../../../features/profile/links/links-form.tsx';
import { words as linksWords } from '../../../features/profile/links/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';

export function SnsPage() {
  const t = useWords(linksWords);
  return (
    <ProfileFrame path="/talent/profile/sns" intro={t('intro')}>
      {(account) => <LinksForm account={account} />}
    </ProfileFrame>
  );
}
