import { Link } from '@tanstack/react-router';
import { UserPen } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { MenuLink } from '../../../ui/overlay/menu.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { words as companyLayoutWords } from './words.ja.ts';

export function RecruiterMenu() {
  const t = useWords(companyLayoutWords);
  return (
    <AccountMenu
      account={useCompanyAccount()}
      label={(name) => t('account', { name })}
      signOut={t('signOut')}
    >
      <MenuLink icon={<UserPen />} render={<Link to="/company/settings/profile" />}>
        {t('editProfile')}
      </MenuLink>
    </AccountMenu>
  );
}
